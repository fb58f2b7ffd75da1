import { words } from '../../site/words.ts';

/** The mail with which an account begins. */
export const invitationMailWords = words({
  subject: { id: '{site}: akun Anda di panel pengelola', en: '{site}: your back-office account' },
  greeting: { id: 'Akun: {username}', en: 'Account: {username}' },
  text: {
    id: 'Anda diundang ke panel pengelola {site}. Buka tautan ini dan tentukan kata sandi Anda:',
    en: 'You are invited to the back-office of {site}. Open this link and choose your password:',
  },
  once: {
    id: 'Tautan ini berlaku satu kali, dalam {invitationHours} jam. Jangan teruskan kepada siapa pun.',
    en: 'The link works once, within {invitationHours} hours. Do not pass it on.',
  },
  unexpected: {
    id: 'Jika Anda tidak menunggu undangan ini, abaikan email ini.',
    en: 'If you did not expect this invitation, ignore this mail.',
  },
});

/** The screen on which an invited person chooses a password. */
export const invitationWords = words({
  title: { id: 'Tentukan kata sandi Anda', en: 'Choose your password' },
  text: { id: 'Akun Anda: {username}', en: 'Your account: {username}' },
  password: { id: 'Kata sandi', en: 'Password' },
  again: { id: 'Ulangi kata sandi', en: 'Repeat the password' },
  hint: {
    id: '12 sampai 128 karakter; bukan kata sandi yang umum, bukan nama perusahaan, bukan nama Anda',
    en: '12 to 128 characters; no common password, no name of the company, not your name',
  },
  different: { id: 'Kedua kata sandi tidak sama', en: 'The two passwords differ' },
  save: { id: 'Simpan kata sandi', en: 'Save password' },
  accepted: { id: 'Kata sandi disimpan', en: 'Password saved' },
  acceptedText: { id: 'Masuklah sebagai {username}.', en: 'Sign in as {username}.' },
  invalid: { id: 'Tautan ini tidak berlaku lagi', en: 'This link is no longer valid' },
  invalidText: {
    id: 'Tautan sudah dipakai, sudah kedaluwarsa, atau salah ketik. Mintalah tautan baru kepada administrator.',
    en: 'It was used, has expired, or is mistyped. Ask an administrator for a new one.',
  },
});
