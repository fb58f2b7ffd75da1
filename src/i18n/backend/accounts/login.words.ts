import { words } from '../../site/words.ts';

export const loginWords = words({
  heading: { id: 'Masuk ke panel pengelola', en: 'Sign in to the back-office' },
  signIn: { id: 'Masuk', en: 'Sign in' },
  withMicrosoft: { id: 'Masuk dengan Microsoft', en: 'Sign in with Microsoft' },
  username: { id: 'Nama pengguna', en: 'Username' },
  password: { id: 'Kata sandi', en: 'Password' },
  codeHeading: { id: 'Masukkan kode Anda', en: 'Enter your code' },
  code: { id: 'Kode', en: 'Code' },
  codeHint: {
    id: 'Enam angka dari aplikasi autentikator, atau salah satu kode pemulihan Anda.',
    en: 'Six digits from your authenticator app, or one of your recovery codes.',
  },
  recoveryCodeHint: {
    id: 'Tanpa kunci sandi: salah satu kode pemulihan Anda.',
    en: 'Without your passkey: one of your recovery codes.',
  },
  withPasskey: { id: 'Masuk dengan kunci sandi', en: 'Sign in with a passkey' },
  passkeyHeading: { id: 'Gunakan kunci sandi Anda', en: 'Use your passkey' },
  wrongPasskey: {
    id: 'Kunci sandi ini tidak diterima. Silakan coba lagi.',
    en: 'This passkey was not accepted. Please try again.',
  },
  startAgain: { id: 'Mulai lagi', en: 'Start again' },
  succeeded: { id: 'Berhasil masuk', en: 'Login successful' },
  welcome: { id: 'Selamat datang di dasbor CMS', en: 'Welcome to the CMS dashboard' },
  failed: { id: 'Gagal masuk', en: 'Login failed' },
  wrongCredentials: { id: 'Nama pengguna atau kata sandi salah', en: 'Invalid username or password' },
  wrongCode: { id: 'Kode ini salah atau sudah pernah dipakai', en: 'This code is incorrect, or was used before' },
  microsoftRefused: { id: 'Microsoft tidak meneruskan Anda', en: 'Microsoft did not sign you in' },
  microsoftUnknown: {
    id: 'Akun Microsoft ini tidak diizinkan masuk di sini',
    en: 'This Microsoft account may not sign in here',
  },
  microsoftUnreachable: {
    id: 'Microsoft sedang tidak dapat dihubungi',
    en: 'Microsoft cannot be reached right now',
  },
  invalid: { id: 'Isian belum benar', en: 'Validation error' },
  fillIn: { id: 'Silakan isi semua kolom', en: 'Please fill in all fields' },
  tooLong: { id: 'Isian terlalu panjang', en: 'This is too long' },
  enterUsername: { id: 'Silakan masukkan nama pengguna', en: 'Please enter your username' },
  enterPassword: { id: 'Silakan masukkan kata sandi', en: 'Please enter your password' },
  atMost: { id: 'Paling banyak {count} karakter', en: 'Must have at most {count} characters' },
  tooManyAttempts: {
    id: 'Terlalu banyak percobaan. Silakan coba lagi dalam {seconds} detik.',
    en: 'Too many attempts. Please try again in {seconds} s.',
  },
  waitThenSignIn: {
    id: 'Banyak percobaan masuk sedang berlangsung. Tunggu {seconds} detik, lalu ketik kata sandi Anda dan masuk lagi.',
    en: 'Many sign-ins are being attempted right now. Wait {seconds} seconds, then type your password and sign in again.',
  },
  proofRunning: {
    id: 'Banyak percobaan masuk sedang berlangsung. Peramban Anda sedang menyelesaikan perhitungan singkat supaya Anda didahulukan; Anda sudah dapat mengetik kata sandi.',
    en: 'Many sign-ins are being attempted right now. Your browser is doing a short calculation that lets yours through; you can type your password meanwhile.',
  },
  proofReady: { id: 'Perhitungan selesai. Silakan masuk.', en: 'The calculation is done. Please sign in.' },
  logoutFailed: { id: 'Gagal keluar', en: 'Logout failed' },
  stillSignedIn: {
    id: 'Anda masih masuk di perangkat ini',
    en: 'You are still signed in on this device',
  },
  noAnswer: {
    id: 'Server tidak menjawab saat Anda keluar, jadi Anda masih masuk di perangkat ini.',
    en: 'The server did not answer when you logged out, so you are still signed in on this device.',
  },
  logOutAgain: { id: 'Keluar lagi', en: 'Log out again' },
  stay: { id: 'Tetap masuk', en: 'Stay signed in' },
});
