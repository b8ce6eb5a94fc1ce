import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../src/languages/translator.ts';
import type { CalculatorMessage } from '../../../src/validation/messages/downloads.ts';
import { useMessage } from '../../../src/widgets/calculator/use-message.ts';
import { act } from '../../support/components/act.ts';
import { type Rendered, render } from '../../support/components/render.tsx';
import { until } from '../../support/state/until.ts';

const message = suite('the text of an error in the calculator');
let page: Rendered;
message.after.each(() => page.unmount());

const Text = ({ error }: { error?: CalculatorMessage }) => <p>{useMessage(error, english)}</p>;
const waitForTask = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve)));
const text = () => page.get('p').textContent;

message('CAL-05 an error that disappears while its text is loading is not shown', async () => {
  page = render(<Text error="combinationUnavailable" />);
  page.rerender(<Text />);
  await waitForTask();
  assert.is(text(), '');
  page.rerender(<Text error="combinationUnavailable" />);
  await until(() => text(), waitForTask);
  assert.match(text() ?? '', 'not available');
});

message.run();
