import type { BulkItem } from '../../machines/documentsSubmit/items.ts'

/** Documents of a sending by what has become of them. */
export const sortedOutcomes = (items: readonly BulkItem[]) => {
  const unsent = items.filter(({ stage }) => stage !== 'sent')
  return {
    sent: items.filter(({ stage }) => stage === 'sent'),
    unsent,
    isSignedLeft: unsent.some(
      ({ stage, resumesAt }) => stage === 'signed' || stage === 'unknown' || resumesAt === 'unknown',
    ),
  }
}
