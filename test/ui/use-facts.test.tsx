import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { proxy, ref } from 'valtio/vanilla';
import { useFacts } from '../../src/ui/use-facts.ts';
import { act } from '../support/components/act.ts';
import { render } from '../support/components/render.tsx';

const facts = suite('facts that a component is drawn from');

const createStore = () =>
  proxy({
    draft: { topic: 'a', details: 'b' },
    errors: {} as Record<string, string>,
    drawnTopics: ref({ times: 0 }),
  });

function Topic({ store }: { store: ReturnType<typeof createStore> }) {
  const [topic, error] = useFacts(store, ({ draft, errors }) => [draft.topic, errors.topic]);
  store.drawnTopics.times += 1;
  return <p>{`${topic} ${error ?? ''}`}</p>;
}

const open = () => {
  const store = createStore();
  return { store, drawnTopics: store.drawnTopics, ...render(<Topic store={store} />) };
};

facts('useFacts renders a component again only when one of its facts changes', async () => {
  const { store, drawnTopics, get } = open();
  const before = drawnTopics.times;
  await act(async () => {
    store.draft = { topic: 'a', details: 'more' };
    store.errors.details = 'too long';
  });
  assert.is(drawnTopics.times, before);
  await act(async () => {
    store.draft = { topic: 'maps', details: 'more' };
  });
  assert.is(get('p').textContent, 'maps ');
  await act(async () => {
    store.errors.topic = 'too short';
  });
  assert.is(get('p').textContent, 'maps too short');
});

facts.run();
