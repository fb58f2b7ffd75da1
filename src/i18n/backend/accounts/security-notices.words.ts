import { words } from '../../site/words.ts';

/** Security notices by mail. */
export const securityNoticeWords = words({
  subject: { id: '{site}: keamanan akun {username}', en: '{site}: security of the account {username}' },
  greeting: { id: 'Akun: {username}', en: 'Account: {username}' },
  passwordChanged: { id: 'Kata sandi akun ini telah diubah.', en: 'The password of this account was changed.' },
  appAdded: {
    id: 'Aplikasi autentikator telah ditambahkan sebagai faktor kedua akun ini.',
    en: 'An authenticator app was added as a second factor of this account.',
  },
  appRemoved: {
    id: 'Aplikasi autentikator telah dihapus sebagai faktor kedua akun ini.',
    en: 'The authenticator app was removed as a second factor of this account.',
  },
  passkeyAdded: { id: 'Kunci sandi telah ditambahkan ke akun ini.', en: 'A passkey was added to this account.' },
  passkeyRemoved: { id: 'Kunci sandi telah dihapus dari akun ini.', en: 'A passkey was removed from this account.' },
  microsoftAdded: {
    id: 'Sebuah akun Microsoft kini dapat masuk sebagai akun ini.',
    en: 'A Microsoft account may now sign in as this account.',
  },
  microsoftRemoved: {
    id: 'Sebuah akun Microsoft tidak lagi dapat masuk sebagai akun ini.',
    en: 'A Microsoft account may no longer sign in as this account.',
  },
  emailChanged: {
    id: 'Alamat email untuk pemberitahuan keamanan akun ini telah diubah.',
    en: 'The email address for security notices of this account was changed.',
  },
  newDevice: {
    id: 'Seseorang masuk ke akun ini dari perangkat atau peramban yang belum pernah dipakai untuk masuk.',
    en: 'Somebody signed in to this account on a device or browser that it was not used on before.',
  },
  accountReset: {
    id: 'Operator situs telah mengatur ulang akun ini: kata sandi baru, tanpa faktor kedua, dan semua sesi diakhiri.',
    en: 'The operator of the site has reset this account: a new password, no second factor, and all sessions ended.',
  },
  rolesChanged: { id: 'Peran akun ini telah diubah.', en: 'The roles of this account were changed.' },
  factorReset: {
    id: 'Dua administrator telah menghapus faktor kedua akun ini dan mengakhiri semua sesinya.',
    en: 'Two administrators have removed the second factor of this account and ended all its sessions.',
  },
  detail: { id: 'Rincian: {detail}', en: 'Detail: {detail}' },
  when: { id: 'Waktu: {moment}', en: 'Time: {moment}' },
  itWasYou: {
    id: 'Jika Anda yang melakukannya, tidak ada yang perlu Anda lakukan.',
    en: 'If it was you, there is nothing to do.',
  },
  itWasNotYou: {
    id: 'Jika bukan Anda: buka {screen} dengan mengetik alamatnya sendiri, ubah kata sandi, akhiri semua sesi lain, periksa faktor kedua dan kunci sandi, lalu beri tahu administrator Anda.',
    en: 'If it was not you: open {screen} by typing the address yourself, change the password, end all other sessions, look through the second factor and the passkeys, and tell your administrator.',
  },
  cannotSignIn: {
    id: 'Jika Anda tidak dapat masuk lagi, minta operator situs mengatur ulang akun ini.',
    en: 'If you cannot sign in any more, ask the operator of the site to reset the account.',
  },
});
