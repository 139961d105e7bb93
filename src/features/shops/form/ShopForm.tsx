import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { isInUse } from '../../../domain/shop/pos.ts'
import { shopSchema } from '../../../domain/shop/shop.ts'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { RecordFormDialog } from '../../../records/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../../records/form/useRecordForm.ts'
import { shopKeys } from '../queries.ts'
import { useShopRights } from '../rights.ts'
import { PosSection } from './PosSection.tsx'
import { saveShop } from './saveShop.ts'
import { ShopFields } from './ShopFields.tsx'
import { useShopLabels } from './shopLabels.ts'
import type { OpenedShop } from './useShopSource.ts'

const rules = { schema: shopSchema }
const createdText = msg`Created Shop Successfully`
const updatedText = msg`Updated Shop Successfully`

interface Props {
  readonly opened: OpenedShop
  readonly onEnd: (output: RecordFormOutput) => void
}

/** The form of a shop that is read (seed 001 §2.3). */
export const ShopForm = ({ opened: read, onEnd }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const { mayAdd, maySave } = useShopRights()
  const isNew = read.recordId === null
  const mayWrite = isNew ? mayAdd : maySave
  // The form keeps to what it was opened with, whatever is read anew behind it.
  const [opened] = useState(() => ({ ...read, opensIn: mayWrite ? ('edit' as const) : ('view' as const) }))
  const { values } = opened
  const save = useMemo(() => {
    const former = new Set(values.pos_id.filter((pos) => !isInUse(pos)).map(({ sid }) => sid))
    return saveShop(api, former)
  }, [api, values])
  const form = useRecordForm({
    opened,
    empty: values,
    rules,
    firstField: 'shop_code',
    save,
    savedText: isNew ? createdText : updatedText,
    onSaved: useCallback(() => void queryClient.invalidateQueries({ queryKey: shopKeys.all }), [queryClient]),
    onEnd,
  })
  return (
    <RecordFormDialog
      form={form}
      labels={useShopLabels(form.fields)}
      rights={{ mayEdit: maySave, maySave: mayWrite }}
      saveStep={msg`Save shop failed`}
      titles={{ create: t`New shop`, view: t`Shop`, edit: t`Edit the shop` }}
    >
      {({ isClosed }) => (
        <>
          <ShopFields fields={form.fields} isClosed={isClosed} />
          <PosSection fields={form.fields} isClosed={isClosed} saved={values.pos_id} />
        </>
      )}
    </RecordFormDialog>
  )
}
