import { acceptedFiles } from '../../order/file-limits.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { PlainField } from '../../ui/plain-field.tsx';
import { DraftField } from './draft-field.tsx';
import { useOrder, useScope } from './scope.ts';

/** What the writer should read. A reload keeps the list but not the bytes, and the rows say so (ORD-21). */
export function MaterialsField() {
  const { form } = useScope();
  const [materials, isNotNeeded] = useOrder(({ draft }) => [draft.materials, draft.notNeedMaterials]);
  const lost = new Set(form.lostFiles().map(({ key }) => key));
  return (
    <>
      <DraftField name="materials">
        <FileField
          files={materials.map((material) => ({ ...material, isLost: lost.has(material.key) }))}
          accept={acceptedFiles}
          note="Documents, pictures or archives of up to 20 MB each"
          onAdd={form.addFiles}
          onRemove={form.removeFile}
        />
      </DraftField>
      {materials.length === 0 && (
        <PlainField name="notNeedMaterials" className="tight">
          <Checkbox checked={isNotNeeded} onChange={(isOn) => form.edit('notNeedMaterials', isOn)}>
            The writer needs no materials from me
          </Checkbox>
        </PlainField>
      )}
    </>
  );
}
