import type { ApiClient } from '../../../api/client.ts'
import { changeShop, createShop, type ShopBody } from '../../../api/contract/shops.ts'
import type { ShopValues } from '../../../domain/shop/shop.ts'
import type { RecordSaved } from '../../../machines/recordForm/setup.ts'
import { saveRecord } from '../../../records/form/saveRecord.ts'
import type { RecordToSave } from '../../../records/form/useRecordForm.ts'

/**
 * Creates a shop, or changes it over the version that the form was filled on (docs/decisions/0045).
 *
 * @param former POS that were not used any more when the form was opened: they stay as they are, and are not sent
 */
export const saveShop =
  (api: ApiClient, former: ReadonlySet<string>) =>
  ({ values, id, recordId, basis, signal }: RecordToSave<ShopValues>): Promise<RecordSaved> => {
    const content: ShopBody = { ...values, pos_id: values.pos_id.filter(({ sid }) => !former.has(sid)) }
    return saveRecord({
      content,
      basis,
      signal,
      send: async ({ version, ...body }, sent) => {
        const answer =
          version === '' && recordId === null
            ? await api.send(createShop, { body: { ...body, id } }, { signal: sent })
            : await api.send(changeShop, { params: { id }, body: { ...body, version } }, { signal: sent })
        return answer.ok ? { ok: true, value: { recordId: id, version: answer.value.version } } : answer
      },
    })
  }
