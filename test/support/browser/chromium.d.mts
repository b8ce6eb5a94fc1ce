import type { LaunchOptions } from 'playwright-core';

/** Returns Playwright's options for a headless Chromium, with more of them where a suite needs any. */
export function chromiumOptions(options?: LaunchOptions): LaunchOptions;

/** Finds Chromium, or installs Debian's package where this user may do so. */
export function findChromium(): string;

/** Has tests use the Chromium without windows at this path where it is installed and CHROMIUM_PATH names no other. */
export function preferHeadlessShell(path?: string): void;
