import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines, paperTypeId } from '../../../src/order/vocabulary/ids.ts';
import { showErrors } from '../../../src/state/order-form/order-errors.ts';
import { openForm } from '../../support/state/fixture-order-form.ts';

const edit = suite('edit order');

edit('VAL-05 an edit clears the errors of its field and of fields that depend on it, and no others', () => {
  const page = openForm();
  const error = 'choiceUnavailable';
  showErrors(page.store, { typeId: error, numberElements: error, academicLevelId: error, topic: error });
  page.form.edit('typeId', paperTypeId(55));
  assert.is(page.store.draft.numberElements, '0');
  assert.equal(Object.keys(page.store.errors).sort(), ['academicLevelId', 'topic']);
});

edit('VAL-05 choosing a later deadline clears the error of the preferred writer', () => {
  const page = openForm();
  showErrors(page.store, { writersPreferredCode: 'preferredWriterUrgent' });
  page.form.edit('deadlineId', deadlines.days2);
  assert.equal({ ...page.store.errors }, {});
});

edit('choosing the present value again leaves the placed order the current one', () => {
  const page = openForm();
  page.store.isOrderCurrent = true;
  page.form.edit('deadlineId', page.store.draft.deadlineId);
  page.form.edit('policyAccepted', true);
  assert.is(page.store.isOrderCurrent, true);
  page.form.edit('deadlineId', deadlines.hours6);
  assert.is(page.store.isOrderCurrent, false);
});

edit.run();
