import { findScript } from './hosts.ts';
import { start } from './start.ts';

// Starts the script that a page includes for all widgets.
const script = findScript();
start(script?.src ?? location.href, script?.dataset ?? {});
