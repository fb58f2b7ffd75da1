import { words } from '../../site/words.ts';

/** Reasons for rejecting a new password. */
export const passwordWords = words({
  atLeast: { id: 'Paling sedikit {count} karakter', en: 'Must have at least {count} characters' },
  atMost: { id: 'Paling banyak {count} karakter', en: 'Must have at most {count} characters' },
  common: {
    id: 'Kata sandi ini terlalu umum dan mudah ditebak. Pilih beberapa kata yang tidak saling berkaitan',
    en: 'This password is too common and easy to guess. Choose a few words that have nothing to do with each other',
  },
  company: {
    id: 'Kata sandi tidak boleh terdiri dari nama perusahaan, tempat, atau kata lain yang dikenal semua orang di sini',
    en: 'A password must not be made of the names of the company, its places or other words that everybody here knows',
  },
  personal: {
    id: 'Kata sandi tidak boleh terdiri dari nama pengguna atau alamat email akun ini',
    en: 'A password must not be made of the username or the email address of the account',
  },
  hint: {
    id: '{min} sampai {max} karakter; beberapa kata yang tidak saling berkaitan sudah baik. Bukan kata sandi umum, nama perusahaan, atau nama Anda.',
    en: '{min} to {max} characters; a few unrelated words are good. No common password, no name of the company, not your own name.',
  },
});
