import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { proxy } from 'valtio/vanilla';
import { useFacts } from '../../src/widgets/use-facts.ts';
import { act } from '../act.ts';
import { render } from '../render.tsx';

const facts = suite('facts that a component is drawn from');

const open = () => {
  const store = proxy({ draft: { topic: 'a', details: 'b' }, errors: {} as Record<string, string> });
  const drawn: string[] = [];
  function Topic() {
    const [topic, error] = useFacts(store, ({ draft, errors }) => [draft.topic, errors.topic]);
    drawn.push(topic);
    return <p>{`${topic} ${error ?? ''}`}</p>;
  }
  return { store, drawn, ...render(<Topic />) };
};

facts('draw it again when one of them changes, and only then', async () => {
  const { store, drawn, get, unmount } = open();
  const before = drawn.length;
  await act(async () => {
    store.draft = { topic: 'a', details: 'more' };
    store.errors.details = 'too long';
  });
  assert.is(drawn.length, before);
  await act(async () => {
    store.draft = { topic: 'maps', details: 'more' };
  });
  assert.is(get('p').textContent, 'maps ');
  await act(async () => {
    store.errors.topic = 'too short';
  });
  assert.is(get('p').textContent, 'maps too short');
  unmount();
});

facts('ask nothing of the store once the component is gone', async () => {
  const { store, drawn, unmount } = open();
  unmount();
  const before = drawn.length;
  await act(async () => {
    store.draft.topic = 'maps';
  });
  assert.is(drawn.length, before);
});

facts.run();
