import { findScript } from './hosts.ts';
import { createLoadWidgets } from './load.ts';
import { start } from './start.ts';

// The script that a page includes; it loads all widgets.
const script = findScript();
start(script?.src ?? location.href, script?.dataset ?? {}, createLoadWidgets);
