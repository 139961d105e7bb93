import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi, useCurrentUser } from '../../../../api/provider.tsx'
import type { FoundGroup, FoundHit } from '../../../../api/contract/search.ts'
import { failureOf } from '../../../../api/failureError.ts'
import { isSearchable } from '../../../../domain/text.ts'
import { inSentences } from '../../../../failures/failureText.ts'
import { useFailureText } from '../../../../failures/useFailureText.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import type { FurtherFound } from '../../../../ui/commands/CommandPalette.tsx'
import type { PossibleCommand } from '../../../../ui/commands/command.ts'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { ArrowRightIcon } from '../../../../ui/icons/icons.tsx'
import { QuietPart } from '../../../../ui/part/QuietPart.tsx'
import { useSettled } from '../../../../ui/useSettled.ts'
import { useRecordKinds, type RecordKind } from '../recordKinds.ts'
import { foundQuery } from './foundQuery.ts'

/** Milliseconds without a key before the server is asked (seed 002 §9). */
export const searchPause = 500

const none: FurtherFound = { commands: [], note: null, empty: null }

/** What the server finds by what is typed, in the order of panels and pages; it is not asked where none may be opened. */
export const useFoundRecords = (typed: string, mayLeave: boolean): FurtherFound => {
  const { t } = useLingui()
  const api = useApi()
  const text = typed.trim()
  const settled = useSettled(text, searchPause)
  const isWanted = mayLeave && isSearchable(text) && api.speaksContract()
  const asked = useQuery({ ...foundQuery(api, text), enabled: isWanted && settled === text })
  const commandsOf = useFoundCommands(text)
  if (!isWanted) return none
  if (settled !== text || asked.isFetching) return { ...none, note: <Searching /> }
  if (asked.isError) return { ...none, note: <NotSearched error={asked.error} onRetry={() => void asked.refetch()} /> }
  return { ...none, commands: commandsOf(asked.data ?? []), empty: t`No command and no record matches.` }
}

const Searching = () => (
  <span className="ui-palette-note" role="status">
    <Spinner size={16} />
    <Trans>Searching the records</Trans>
  </span>
)

const NotSearched = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const why = inSentences(useFailureText()(failureOf(error)))
  return (
    <>
      <span role="alert">
        <Trans>The records could not be searched.</Trans> {why}
      </span>
      <Button onPress={onRetry}>
        <Trans>Search again</Trans>
      </Button>
    </>
  )
}

const useFoundCommands = (text: string) => {
  const { t, i18n } = useLingui()
  const user = useCurrentUser()
  const kinds = useRecordKinds()
  const commandsOf = (kind: RecordKind, { hits, has_more: hasMore }: FoundGroup): readonly PossibleCommand[] => {
    const { id, icon: Icon, title, openFound, openAllFound } = kind
    if (openFound === null || !kind.isFor(user)) return []
    const group = i18n._(title)
    const records = hits.map((hit) => ({
      id: `found.${id}.${hit.id}`,
      group,
      icon: <Icon />,
      label: hit.title,
      details: <HitDetails hit={hit} kind={kind} />,
      run: () => openFound(hit.id),
    }))
    const more = {
      id: `found.${id}`,
      group,
      icon: <ArrowRightIcon />,
      label: t`Show all for “${text}”`,
      run: () => openAllFound(text),
    }
    return hasMore ? [...records, more] : records
  }
  return (groups: readonly FoundGroup[]): readonly PossibleCommand[] =>
    kinds.flatMap((kind) => {
      const group = groups.find((each) => each.kind === kind.id)
      return group === undefined ? [] : commandsOf(kind, group)
    })
}

const HitDetails = ({ hit: { detail, status }, kind }: { readonly hit: FoundHit; readonly kind: RecordKind }) => (
  <>
    {detail}
    {status !== '' && kind.status !== undefined && (
      <QuietPart of={kind.status}>{(Status) => <Status status={status} />}</QuietPart>
    )}
  </>
)
