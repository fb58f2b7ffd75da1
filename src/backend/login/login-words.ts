import { maxPasswordCharacters, maxUsernameCharacters } from '../../domain/accounts/input.ts';
import type { Flash } from '../../web/sessions/flash.ts';
import type { LoginProblem } from './login-page.tsx';

export const welcome: Flash = {
  variant: 'default',
  title: 'Login successful',
  text: 'Welcome to the CMS dashboard',
};

export const wrongCredentials: LoginProblem = {
  toast: destructive('Login failed', 'Invalid username or password'),
  password: 'Invalid username or password',
};

export const wrongCode: LoginProblem = {
  toast: destructive('Login failed', 'This code is not right, or was used before'),
  code: 'This code is not right, or was used before',
};

export const logoutFailed = destructive('Logout failed', 'You are still signed in on this device');

export const microsoftRefused = destructive('Login failed', 'Microsoft did not sign you in');
export const microsoftUnknown = destructive('Login failed', 'This Microsoft account may not sign in here');
export const microsoftUnreachable = destructive('Login failed', 'Microsoft cannot be reached right now');

/** What is wrong with what was typed, before anybody compares it: a field is empty, or longer than any name or password. */
export function invalidFields({ username, password }: { username: string; password: string }): LoginProblem {
  const isMissing = username.trim() === '' || password === '';
  return {
    toast: destructive('Validation error', isMissing ? 'Please fill in all fields' : 'This is too long'),
    ...problemWith('username', username.trim(), maxUsernameCharacters),
    ...problemWith('password', password, maxPasswordCharacters),
  };
}

function problemWith(field: 'username' | 'password', typed: string, longest: number): Partial<LoginProblem> {
  if (typed === '') return { [field]: `Please enter your ${field}` };
  return typed.length > longest ? { [field]: `Must have at most ${longest} characters` } : {};
}

export function tooManyAttempts(seconds: number): LoginProblem {
  const text = `Too many attempts. Please try again in ${seconds} s.`;
  return { toast: destructive('Login failed', text), password: text, code: text };
}

function destructive(title: string, text: string): Flash {
  return { variant: 'destructive', title, text };
}
