import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { fieldView } from '../../../../order/rules/field-view.ts';
import { type FieldOfKind, orderFields, textFields } from '../../../../order/vocabulary/fields.ts';
import { TextArea, TextField } from '../../../../ui/fields/text-field.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import {
  FormatField,
  QuantityField,
  ServiceField,
  SpacingField,
  SubjectField,
} from '../../first/fields/draft-fields.tsx';
import { CurrencyField, DiscountBlock } from '../../first/fields/price-fields.tsx';
import { Extras } from '../../rest/extras.tsx';
import { FilesField, FilesList } from '../../rest/files-field.tsx';
import { WriterField } from '../../rest/writer-field.tsx';
import { chosenOptions } from '../../shared/draft-texts.ts';
import { Folded } from '../../shared/folded.tsx';
import { OrderField } from '../../shared/order-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';
import { CheckoutCard } from '../checkout-card.tsx';

const filesIn = (data: DataTransfer) => [...data.files];

/** Adds files that are dropped or pasted. Returns the handlers, and whether files are dragged over the element. */
const useFileDrop = (addFiles: (files: File[]) => void) => {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = filesIn(event.dataTransfer);
    // Ignores files that the file field inside has already taken.
    if (event.defaultPrevented || !files.length) return;
    event.preventDefault();
    addFiles(files);
  };
  const paste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData);
    if (!files.length) return;
    event.preventDefault();
    addFiles(files);
  };
  const allowDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = () => setOver(false);
  return { isOver, handlers: { onDragOver: allowDrop, onDragLeave: leave, onDrop: drop, onPaste: paste } };
};

/** Renders one large text area for the task. Files can be dropped or pasted into it. */
function BriefBox() {
  const t = useTranslator();
  const { form } = useScope();
  const [details] = useOrder(({ draft }) => [draft.details]);
  const { isOver, handlers } = useFileDrop(form.addFiles);
  return (
    // Keyboards reach the button inside, which attaches files too.
    <div className={`brief-box ${isOver ? 'over' : ''}`} {...handlers}>
      <OrderField name="details" required>
        <TextArea
          value={details}
          rows={5}
          maxRows={14}
          placeholder={t('Your teacher’s task, what matters to you, sources to use')}
          onChange={(text) => form.edit('details', text)}
        />
        <FilesField isCompact />
      </OrderField>
      <div className="files">
        <FilesList />
      </div>
    </div>
  );
}

function TextLine({ name }: { name: FieldOfKind<'text'> }) {
  const { form } = useScope();
  const [text] = useOrder(({ draft }) => [draft[name]]);
  return (
    <OrderField name={name} required={orderFields[name].min > 0}>
      <TextField value={text} enterKeyHint="next" onChange={(typed) => form.edit(name, typed)} />
    </OrderField>
  );
}

/** Renders the card with the task, files, the other texts, and the options that few customers need. */
export function BriefCard() {
  const t = useTranslator();
  return (
    <CheckoutCard title={t('Brief')}>
      <BriefBox />
      {textFields.map((name) => name !== 'details' && <TextLine key={name} name={name} />)}
      <MoreOptions />
    </CheckoutCard>
  );
}

function OptionFields() {
  const { site } = useScope().context;
  const [isOfSlides] = useOrder(({ draft }) => [fieldView(draft, site).isOfSlides]);
  return (
    <>
      <ServiceField />
      <div className="pair">
        <SubjectField />
        <FormatField />
      </div>
      <div className="pair">
        <QuantityField name="sources" />
        {!isOfSlides && <QuantityField name="numberSlides" />}
        <SpacingField />
      </div>
      <Extras />
      <WriterField />
      <DiscountBlock />
      <CurrencyField />
    </>
  );
}

/**
 * Renders the options that few customers need in a part that opens and closes. While it is closed, it names the chosen
 * options, or the kinds of options if none is chosen.
 */
function MoreOptions() {
  const t = useTranslator();
  const { site } = useScope().context;
  const [chosen] = useOrder(({ draft }) => [chosenOptions({ draft, site, t })]);
  return (
    <Folded
      name="more"
      label={t('More options')}
      note={chosen.join(', ') || t('Service, subject, format, extras, discount')}
    >
      <OptionFields />
    </Folded>
  );
}
