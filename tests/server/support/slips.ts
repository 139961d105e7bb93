import type { Area } from '../../../server/area.ts'
import { product } from '../../../server/areas.ts'
import { writeEnvelope } from '../../../server/authority/envelope.ts'
import type { TransmittedMessage } from '../../../server/authority/messageRows.ts'
import { childrenByTag, readTexts, required, unreadable } from '../../../server/authority/strictElements.ts'
import type { Message } from '../../../server/authority/taxAuthority.ts'
import type { NoticeOfRows, ReadNotice } from '../../../server/documents/answer.ts'
import { documentCorrespondent } from '../../../server/documents/correspondent.ts'
import { openDatabase, type OpenDatabase } from '../../../server/store/openDatabase.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { elementChildren } from '../../../signing/xmldsig/elements.ts'
import { succeed } from '../../../src/domain/result.ts'
import { companies } from '../../../tools/product/server/rows.ts'

declare module '../../../server/store/tables.ts' {
  interface Tables {
    slips: { company_id: string; id: string; status: string; message: string }
    slip_messages: { company_id: string; slip_id: string; place: number; said: string }
  }
}

export type SlipStatus = 'sent' | 'counted' | 'taken' | 'refused' | 'sentBack' | 'lapsed'

/** Slips travel three in a message; they are counted together, and taken or refused each by itself. */
export const slipMessage = {
  type: '950',
  carries: 'package',
  maxRows: 3,
  turnedDown: { finds: ['sent'], to: 'sentBack' },
  answers: [
    { type: '999', step: 'receipt', outcomeOf: 'message', finds: ['sent'], moves: { '0': 'counted', '1': 'sentBack' } },
    {
      type: '951',
      step: 'decision',
      outcomeOf: 'document',
      finds: ['sent', 'counted'],
      moves: { '1': 'taken', '2': 'refused' },
    },
  ],
} as const satisfies TransmittedMessage<SlipStatus>

export const company = companies[0] ?? { id: '', tax_id: '' }

interface SlipRepositories {
  readonly slips: {
    readonly insert: (ids: readonly string[]) => Promise<void>
    readonly isThere: (id: string) => Promise<boolean>
    readonly move: (id: string, finds: readonly SlipStatus[], status: string, message: string) => Promise<boolean>
    readonly keep: (id: string, said: string) => Promise<void>
  }
}

/** `KQ` alone is of all that no `Dong` names. */
const readNotice: ReadNotice<SlipStatus> = ({ moves }, payload) => {
  const children = elementChildren(payload) ?? []
  const rows: NoticeOfRows<SlipStatus>['rows'][number][] = []
  for (const child of children) {
    const parts = childrenByTag(child, ['So', 'KQ'])
    const texts = parts.ok ? readTexts(parts.value, [required('So', 9), required('KQ', 1)]) : parts
    const [key, code] = texts.ok ? [texts.value('So'), texts.value('KQ')] : [null, child.content]
    const status = moves[code]
    if (status === undefined) return unreadable('KQ')
    rows.push({ key, status, message: `said ${status}`, transactionCode: '' })
  }
  return succeed({ taxCode: company.tax_id, rows })
}

const slipCorrespondent = documentCorrespondent<SlipRepositories, string, SlipStatus>({
  kind: 'slip',
  messages: [slipMessage],
  readNotice,
  notifiedOf: { sent: null, counted: null, taken: null, refused: null, sentBack: null, lapsed: null },
  signedOf: async ({ slips }, { id }) => ((await slips.isThere(id)) ? id : null),
  carried: (_store, _companyId, ids) =>
    Promise.resolve(
      new Map(
        ids.map((id) => [
          id,
          { taxCode: company.tax_id, version: '1', signedXml: `<?xml version="1.0"?><Slip>${id}</Slip>` },
        ]),
      ),
    ),
  isLatest: () => Promise.resolve(true),
  move: ({ slips }, id, { finds, status, message }) => slips.move(id, finds, status, message),
  keep: ({ slips }, id, { kind, type, outcome }) => slips.keep(id, `${kind} ${type} ${outcome}`),
  follow: () => Promise.resolve(),
  notify: () => Promise.resolve(),
  announce: () => Promise.resolve(),
  noteTurnedDown: ({ slips }, id, { reason }) => slips.keep(id, `turned down: ${reason}`),
})

const slips: Area<SlipRepositories, SlipRepositories> = {
  migrations: {
    '0999-slips': async ({ db, text }) => {
      await db.schema
        .createTable('slips')
        .addColumn('company_id', text, (column) => column.notNull())
        .addColumn('id', text, (column) => column.notNull())
        .addColumn('status', text, (column) => column.notNull())
        .addColumn('message', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('slips_key', ['company_id', 'id'])
        .execute()
      await db.schema
        .createTable('slip_messages')
        .addColumn('company_id', text, (column) => column.notNull())
        .addColumn('slip_id', text, (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('said', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('slip_messages_key', ['company_id', 'place'])
        .execute()
    },
  },
  tables: { slips: 'company', slip_messages: 'company' },
  repositories: ({ db }) => ({
    slips: {
      async insert(ids) {
        const row = { company_id: company.id, status: 'sent', message: '' }
        await db
          .insertInto('slips')
          .values(ids.map((id) => ({ ...row, id })))
          .execute()
      },
      async isThere(id) {
        const found = db.selectFrom('slips').select('id').where('company_id', '=', company.id).where('id', '=', id)
        return (await found.executeTakeFirst()) !== undefined
      },
      async move(id, finds, status, message) {
        const { numUpdatedRows } = await db
          .updateTable('slips')
          .set({ status, message })
          .where('company_id', '=', company.id)
          .where('id', '=', id)
          .where('status', 'in', finds)
          .executeTakeFirstOrThrow()
        return numUpdatedRows === 1n
      },
      async keep(id, said) {
        const { places } = await db
          .selectFrom('slip_messages')
          .select(({ fn }) => fn.countAll<number | string>().as('places'))
          .where('company_id', '=', company.id)
          .executeTakeFirstOrThrow()
        await db
          .insertInto('slip_messages')
          .values({ company_id: company.id, slip_id: id, place: Number(places), said })
          .execute()
      },
    },
  }),
  correspondents: [slipCorrespondent],
}

/** The product with slips: a kind that it has not, whose messages carry many and whose answers are about each. */
export const slipProduct = product.with(slips)
export type SlipDatabase = OpenDatabase<ReturnType<typeof slipProduct.repositories>>

export const openSlips = (location: DatabaseLocation): Promise<SlipDatabase> => openDatabase(slipProduct, location)

/** An answer to a message; `named` by the numbers of slips, `others` for the rest of the message. */
export const slipAnswer = (
  { mtdiep, type, reference }: { readonly mtdiep: string; readonly type: string; readonly reference: string },
  named: readonly (readonly [string, string])[],
  others?: string,
): Message => ({
  mtdiep,
  xml: writeEnvelope(
    { version: '1', sender: 'TCT', receiver: 'V1', type, mtdiep, reference, taxCode: company.tax_id },
    `<Phieu>${named.map(([number, code]) => `<Dong><So>${number}</So><KQ>${code}</KQ></Dong>`).join('')}${
      others === undefined ? '' : `<KQ>${others}</KQ>`
    }</Phieu>`,
  ),
})
