import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { essay } from '../../support/server/samples.ts';
import { bodyEncodings, refusedFields } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const validation = suite('validation of an order');
const server = startForSuite(validation, startServer);

const countOf = async (token: string) => (await server.send(calls.orders, { token })).body.length;

validation('ORD-17 a valid order may go on to step 2, and validation creates nothing', async () => {
  const token = await server.register();
  for (const encoding of bodyEncodings)
    assert.is((await server.send(calls.validateOrder, { payload: essay, token, encoding })).status, 204);
  assert.is(await countOf(token), 0);
});

validation('ORD-17 an invalid order is refused with one catalogue message for each field', async () => {
  const invalidFields = { topic: ' ', details: '', numberElements: '1000', formatId: 99, paymentSystemId: 4 };
  const payload = { ...essay, ...invalidFields };
  const { status, body } = await server.send(calls.validateOrder, { payload });
  assert.is(status, 422);
  const foundErrors = Object.fromEntries(body.map(({ property, message }) => [property, message]));
  assert.equal(foundErrors, {
    topic: 'valueRequired',
    details: 'valueRequired',
    numberElements: 'numberOutOfRange:1:999',
    formatId: 'choiceUnavailable',
    paymentSystemId: 'choiceUnavailable',
  });
});

validation('VAL-03 an error that only the server can find, as a wrong code, names its field', async () => {
  const invalidFields = { topic: '', deadlineId: 1, writersPreferredCode: 'W9', discountCode: 'NOSUCH' };
  const payload = { ...essay, ...invalidFields };
  const { status, body } = await server.send(calls.validateOrder, { payload });
  assert.is(status, 422);
  assert.equal(Object.fromEntries(body.map(({ property, message }) => [property, message])), {
    topic: 'valueRequired',
    writersPreferredCode: 'preferredWriterUrgent',
    discountCode: 'discountUnknown',
  });
});

validation('WRT-03 a preferred writer must exist, sets the grade and takes no urgent order', async () => {
  const validate = (change: object) => server.send(calls.validateOrder, { payload: { ...essay, ...change } });
  const refusal = async (change: object) => (await validate(change)).body;
  assert.is((await validate({ writersPreferredCode: 'W10023' })).status, 204);
  assert.equal(await refusal({ writersPreferredCode: 'W9' }), [
    { property: 'writersPreferredCode', message: 'writerUnknown' },
  ]);
  for (const writersPreferredCode of ['W10023', 'W1'])
    assert.equal(await refusal({ writersPreferredCode, deadlineId: 1 }), [
      { property: 'writersPreferredCode', message: 'preferredWriterUrgent' },
    ]);
  assert.is(await refusal({ writersPreferredCode: 'W', deadlineId: 1 }), '');
});

validation('ORD-17 an order must name its type, level, deadline and service', async () => {
  const { typeId, serviceId, academicLevelId, deadlineId, ...rest } = essay;
  const refused = await server.send(calls.validateOrder, { payload: rest });
  assert.equal(refusedFields(refused).sort(), ['academicLevelId', 'deadlineId', 'serviceId', 'typeId']);
});

validation.run();
