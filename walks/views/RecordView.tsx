import { useLayoutEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import * as v from 'valibot'
import type { recordForm } from '../../src/machines/recordForm/recordForm.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { useRecordFields, type RecordFields } from '../../src/records/form/recordFields.ts'
import { RecordFormDialog } from '../../src/records/form/RecordFormDialog.tsx'
import { FormTextField } from '../../src/ui/form/connect/FormTextField.tsx'
import { sample } from '../flows/recordForm.ts'

export type Sample = typeof sample

const rules = { schema: v.object({ name: v.pipe(v.string(), v.nonEmpty('name_is_empty')), code: v.string() }) }
const labels = { name: 'Name', code: 'Code' }

interface Props {
  readonly actor: ActorRefFrom<typeof recordForm>
  /** Hands the fields' store to the machine's actions, which are made before the view. */
  readonly onFields: (fields: RecordFields<Sample>) => void
}

/** The form of a record of two fields, with everything it needs but a server. */
export const RecordView = ({ actor, onFields }: Props) => {
  const fields = useRecordFields(sample, rules)
  useLayoutEffect(() => onFields(fields), [fields, onFields])
  return (
    <RecordFormDialog
      form={{
        actor,
        fields,
        submit: (values, another) => actor.send({ type: 'save.submitted', values: new Sealed(values), another }),
      }}
      labels={labels}
      mayAddAnother
      rights={{ mayEdit: true, maySave: true }}
      titles={{ create: 'New shop', view: 'Shop', edit: 'Edit the shop' }}
    >
      {({ isClosed }) => (
        <>
          <FormTextField isDisabled={isClosed} label={labels.name} name="name" of={fields} />
          <FormTextField isDisabled={isClosed} label={labels.code} name="code" of={fields} />
        </>
      )}
    </RecordFormDialog>
  )
}
