import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import type { OrderDraft } from '../../../src/order/vocabulary/fields.ts';
import {
  academicLevelId,
  type DeadlineId,
  deadlineId,
  extraId,
  paperTypeId,
  type SubjectId,
} from '../../../src/order/vocabulary/ids.ts';
import type { Site } from '../../../src/order/vocabulary/site.ts';

const types = suite('types of ids');

/**
 * Contains code for the type checker and is never called. `@ts-expect-error` marks the lines that the compiler must
 * refuse.
 */
const useIds = (draft: OrderDraft, site: Site) => {
  const deadline: DeadlineId = deadlineId(5);
  editDraft(draft, 'deadlineId', deadline, site);
  // @ts-expect-error: a number is no id until its table is named
  editDraft(draft, 'deadlineId', 5, site);
  // @ts-expect-error: a level is no deadline
  editDraft(draft, 'deadlineId', academicLevelId(5), site);
  // @ts-expect-error: a paper type is no subject
  const subject: SubjectId = paperTypeId(1);
  // @ts-expect-error: a deadline is no extra
  draft.extrasIds.push(deadline);
  draft.extrasIds.push(extraId(1));
  // @ts-expect-error: an order has no such field
  editDraft(draft, 'deadline', deadline, site);
  return subject;
};

types('the compiler refuses an id of one dictionary in place of another dictionary’s id', () => {
  assert.type(useIds, 'function');
});

types.run();
