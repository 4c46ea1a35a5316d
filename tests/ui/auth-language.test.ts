import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AuthSkeleton } from '../../src/components/auth/AuthSkeleton';
import { ExternalLoginScreen } from '../../src/components/auth/ExternalLoginScreen';
import { ForgotPasswordScreen } from '../../src/components/auth/ForgotPasswordScreen';
import { LoginScreen } from '../../src/components/auth/LoginScreen';
import { ProfileCompletionScreen } from '../../src/components/auth/ProfileCompletionScreen';
import { ResetPasswordScreen } from '../../src/components/auth/ResetPasswordScreen';
import { TwoFactorScreen } from '../../src/components/auth/TwoFactorScreen';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const frame = {
  brandName: 'Northwind Cloud',
  frame: {
    language: {
      current: 'nl',
      offered: [
        { tag: 'en', name: 'English' },
        { tag: 'nl', name: 'Nederlands' },
      ],
      onChange: vi.fn(),
    },
  },
};
const email = 'a@b.c';
const signInHref = '/in';
const form = { isPending: false, failure: null, onSubmit: vi.fn() };
const reset = { ...frame, ...form, email, signInHref, forgotPasswordHref: '/forgot' };

const SCREENS: Readonly<Record<string, ReactElement>> = {
  AuthSkeleton: createElement(AuthSkeleton, frame),
  LoginScreen: createElement(LoginScreen, { ...frame, form }),
  TwoFactorScreen: createElement(TwoFactorScreen, {
    ...frame,
    status: 'ready',
    email,
    signInHref,
    form: { ...form, onBack: vi.fn() },
  }),
  ProfileCompletionScreen: createElement(ProfileCompletionScreen, {
    ...frame,
    status: 'editing',
    signInHref,
    form: { ...form, email, onSkip: vi.fn() },
    onGoOn: vi.fn(),
  }),
  ForgotPasswordScreen: createElement(ForgotPasswordScreen, {
    ...frame,
    ...form,
    signInHref,
    isSent: false,
    isResend: false,
    secondsLeft: 0,
  }),
  'ResetPasswordScreen, form': createElement(ResetPasswordScreen, { ...reset, status: 'form' }),
  'ResetPasswordScreen, done': createElement(ResetPasswordScreen, { ...reset, status: 'done' }),
  'ResetPasswordScreen, broken': createElement(ResetPasswordScreen, { ...reset, status: 'broken' }),
  ExternalLoginScreen: createElement(ExternalLoginScreen, {
    ...frame,
    provider: 'google',
    progress: { status: 'loading' },
    signInHref: '/in',
  }),
};

it.each(Object.entries(SCREENS))('%s offers the languages that it gets', (_name, screen) => {
  const html = renderToString(createElement(ThemeProvider, null, screen));
  const options = [...html.matchAll(/<option[^>]*value="(\w+)"[^>]*>/g)];
  expect(options.map(([, tag]) => tag)).toEqual(['en', 'nl']);
  expect(options[1]?.[0]).toContain('selected');
  expect(html.includes('optgroup')).toBe(false);
});
