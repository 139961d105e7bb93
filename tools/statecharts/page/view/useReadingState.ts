import { useEffect, useMemo } from 'react'
import { translateBy } from '../../../charts/translation/translate.ts'
import { chartTextsOf, type ChartTexts } from '../../../charts/translation/chartTexts.ts'
import type { Locale } from '../../../../src/domain/locale.ts'
import { useHash } from '../../../document/useHash.ts'
import type { Facts } from '../facts/facts.ts'
import { ruleIndexOf } from '../logic/ruleIndex.ts'
import { hashOf, placeIn, type Place } from '../place.ts'
import { texts } from '../texts.ts'
import { flows } from '../content.ts'
import { useNotes } from './notes/useNotes.ts'
import type { Reading } from './reading.ts'

/** A flow's names in a language. */
export const chartTextsIn = ({ flows: known, catalogues }: Facts, flow: string, language: Locale): ChartTexts => {
  const descriptions = known.find(({ id }) => id === flow)?.descriptions ?? { events: {}, actors: {}, delays: {} }
  return chartTextsOf(translateBy(catalogues[language]), descriptions, flows[flow]?.stimuli ?? [])
}

/** Keeps where the reader is in the address, and reads everything in their language. */
export const useReadingState = (facts: Facts): Reading => {
  const said = useHash()
  const place = useMemo(
    () =>
      placeIn(
        said,
        facts.flows.map(({ id }) => id),
      ),
    [said, facts],
  )
  const index = useMemo(() => ruleIndexOf(facts), [facts])
  const { language } = place
  const notes = useNotes(facts)
  const t = texts[language]
  useEffect(() => {
    document.documentElement.lang = language
    document.title = t.title
  }, [language, t])
  const chartTextsByLanguage = useMemo(
    () => new Map(facts.flows.map(({ id }) => [id, chartTextsIn(facts, id, language)])),
    [facts, language],
  )
  return useMemo(
    () => ({
      facts,
      index,
      language,
      t,
      chartTextsOf: (flow: string) => chartTextsByLanguage.get(flow) ?? chartTextsIn(facts, flow, language),
      place,
      go: (to: Partial<Place>, isStep = false) => {
        const stays = to.flow === undefined || to.flow === place.flow
        const hash = hashOf({ ...place, ...(stays ? {} : { run: null }), ...to })
        if (isStep) window.location.replace(hash)
        else window.location.hash = hash
      },
      notes,
    }),
    [facts, index, language, t, chartTextsByLanguage, place, notes],
  )
}
