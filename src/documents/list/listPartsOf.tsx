import type { ComponentType, ReactNode } from 'react'
import type { Texts } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import type { ListParts } from './listParts.ts'

/** What a kind gives to what opens over its list; both are imported. */
interface KindParts {
  /** Provides the kind, as `FiledKind` and `DocumentTexts`. */
  readonly provider: () => Promise<ComponentType<{ readonly children: ReactNode }>>
  /** What is said where a document is filed. */
  readonly filingTexts: () => Promise<Texts>
}

/** The parts of a kind's list, each a chunk of its own. Called once, as they keep their identity. */
export const listPartsOf = ({ provider, filingTexts }: KindParts): ListParts => {
  const bulkTexts = async (): Promise<Texts> => ({
    ...(await filingTexts()),
    ...(await import('../bulk/bulkTexts.ts')).bulkTexts,
  })
  const within =
    <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
    async (): Promise<ComponentType<Props>> => {
      const [Provider, Shown] = await Promise.all([provider(), load()])
      return (props: Props) => (
        <Provider>
          <Shown {...props} />
        </Provider>
      )
    }
  return {
    sending: translatedPart(
      within(async () => (await import('../submit/Sending.tsx')).Sending),
      filingTexts,
    ),
    bulk: translatedPart(
      within(async () => (await import('../bulk/BulkSending.tsx')).BulkSending),
      bulkTexts,
    ),
    openRuns: translatedPart(
      within(async () => (await import('../bulk/OpenRunBanner.tsx')).OpenRunBanner),
      bulkTexts,
    ),
    latestOutcome: translatedPart(
      within(async () => (await import('../bulk/BulkOutcome.tsx')).BulkOutcome),
      bulkTexts,
    ),
    interrupted: translatedPart(
      within(async () => (await import('../submit/InterruptedWorkBanner.tsx')).InterruptedWorkBanner),
      filingTexts,
    ),
    unfinished: translatedPart(
      within(async () => (await import('../unfinished/UnfinishedList.tsx')).UnfinishedList),
      filingTexts,
    ),
  }
}
