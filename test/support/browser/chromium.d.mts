import type { LaunchOptions } from 'playwright-core';

/** Returns Playwright's options for a headless Chromium. `options` adds options for a suite. */
export function chromiumOptions(options?: LaunchOptions): LaunchOptions;

/** Returns the path of Chromium. Installs Debian's package if Chromium is missing and the user may install it. */
export function findChromium(): string;
