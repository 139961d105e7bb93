import type { ComponentType, ReactNode } from 'react'
import type { Texts } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import type { Part } from '../../ui/part/part.ts'
import type { BulkParts, ListParts } from './listParts.ts'

/** What a kind gives to what opens over its list; both are imported. */
interface KindParts {
  /** Provides the kind, as `FiledKind` and `DocumentTexts`. */
  readonly provider: () => Promise<ComponentType<{ readonly children: ReactNode }>>
  /** What is said where a document is filed. */
  readonly filingTexts: () => Promise<Texts>
  /** A part with these texts. */
  readonly filingPart: <Module>(load: () => Promise<Module>) => Part<Module>
}

const within =
  <Props extends object>({ provider }: KindParts, load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Provider, Shown] = await Promise.all([provider(), load()])
    return (props: Props) => (
      <Provider>
        <Shown {...props} />
      </Provider>
    )
  }

/** What sends several documents in one go. Called once, as its parts keep their identity. */
export const bulkPartsOf = (kind: KindParts): BulkParts => {
  const texts = async (): Promise<Texts> => ({
    ...(await kind.filingTexts()),
    ...(await import('../bulk/bulkTexts.ts')).bulkTexts,
  })
  return {
    sending: translatedPart(
      within(kind, async () => (await import('../bulk/BulkSending.tsx')).BulkSending),
      texts,
    ),
    openRuns: translatedPart(
      within(kind, async () => (await import('../bulk/OpenRunBanner.tsx')).OpenRunBanner),
      texts,
    ),
    latestOutcome: translatedPart(
      within(kind, async () => (await import('../bulk/BulkOutcome.tsx')).BulkOutcome),
      texts,
    ),
  }
}

/** The parts of a kind's list, each a chunk of its own; `bulk` is null where documents are sent one by one. Called once, too. */
export const listPartsOf = <Bulk extends BulkParts | null>(
  kind: KindParts,
  bulk: Bulk,
): ListParts & { bulk: Bulk } => ({
  bulk,
  sending: kind.filingPart(within(kind, async () => (await import('../submit/Sending.tsx')).Sending)),
  deletion: kind.filingPart(within(kind, async () => (await import('../delete/DeleteDialog.tsx')).DeleteDialog)),
  interrupted: kind.filingPart(
    within(kind, async () => (await import('../submit/InterruptedWorkBanner.tsx')).InterruptedWorkBanner),
  ),
  unfinished: kind.filingPart(
    within(kind, async () => (await import('../unfinished/UnfinishedList.tsx')).UnfinishedList),
  ),
})
