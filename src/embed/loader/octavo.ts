import { findScript } from './hosts.ts';
import { createLoadWidgets } from './load.ts';
import { start } from './start.ts';

// Everything a page pastes is this script.
const script = findScript();
start(script?.src ?? location.href, script?.dataset ?? {}, createLoadWidgets);
