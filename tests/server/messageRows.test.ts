import { expect, it } from 'vitest'
import { answerTypesOf, type MessageRow } from '../../server/authority/messageRows.ts'

const acknowledged = { type: '999', step: 'receipt', outcomeOf: 'message', finds: ['sent'], moves: {} } as const
const back = { finds: ['sent'], to: 'refused' } as const
/** What the kinds to come send, as the rows have to hold it (facts of the field §1.5). */
const planned = {
  invoiceWithCode: [
    {
      type: '200',
      carries: 'document',
      maxRows: 1,
      turnedDown: back,
      answers: [
        acknowledged,
        {
          type: '202',
          step: 'decision',
          outcomeOf: 'message',
          bringsDocument: true,
          finds: ['sent'],
          moves: { '': 'coded' },
        },
        { type: '204', step: 'decision', outcomeOf: 'message', finds: ['sent'], moves: { '1': 'refused' } },
      ],
    },
  ],
  invoiceWithoutCode: [
    {
      type: '203',
      carries: 'package',
      maxRows: 100,
      turnedDown: back,
      answers: [
        acknowledged,
        {
          type: '204',
          step: 'decision',
          outcomeOf: 'document',
          finds: ['sent'],
          moves: { '2': 'taken', '3': 'refused' },
        },
      ],
    },
  ],
  pointOfSale: [
    {
      type: '206',
      carries: 'signedPackage',
      maxRows: 100,
      turnedDown: back,
      answers: [
        acknowledged,
        { type: '204', step: 'decision', outcomeOf: 'document', finds: ['sent'], moves: { '2': 'taken' } },
      ],
    },
  ],
  errorNotice: [
    {
      type: '300',
      carries: 'document',
      maxRows: 1,
      turnedDown: back,
      answers: [
        acknowledged,
        {
          type: '301',
          step: 'decision',
          outcomeOf: 'row',
          finds: ['sent'],
          moves: { '1': 'taken' },
          also: { kind: 'invoice', finds: ['coded'], moves: { '1': 'cancelled' } },
        },
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly MessageRow<string>[]>>

it('the rows hold what other kinds send: packages, signed ones, documents anew, and moves of another kind', () => {
  expect(Object.values(planned).map(answerTypesOf)).toEqual([
    ['999', '202', '204'],
    ['999', '204'],
    ['999', '204'],
    ['999', '301'],
  ])
})
