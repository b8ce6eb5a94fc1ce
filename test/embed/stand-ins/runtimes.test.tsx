import * as jwt from 'jwt-decode';
import * as react from 'react';
import * as reactDom from 'react-dom/client';
import redaxios from 'redaxios';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as vest from 'vest';

const runtimes = suite('runtimes of component tests');

// For each package, an export that the stand-in lacks.
const others: Record<string, boolean> = {
  react: 'Component' in react,
  'react-dom/client': 'hydrateRoot' in reactDom,
  'jwt-decode': 'InvalidTokenError' in jwt,
  redaxios: 'get' in redaxios,
  vest: 'enforce' in vest,
};
const isReact = process.env.TEST_RUNTIME === 'react';

for (const [name, isPackage] of Object.entries(others))
  runtimes(
    `component tests under ${isReact ? 'React use the package' : 'Preact use the stand-in'} of ${name}`,
    () => {
      assert.is(isPackage, isReact);
    },
  );

runtimes.run();
