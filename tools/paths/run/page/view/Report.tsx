import { useEffect } from 'react'
import { useHash } from '../../../../document/useHash.ts'
import { texts } from '../texts.ts'
import type { ReportFacts } from '../facts.ts'
import { hashOf, placeIn, type Place } from '../place.ts'
import { Banner } from './Banner.tsx'
import { PathList } from './PathList.tsx'
import { Storyboard } from './Storyboard.tsx'
import './report.css'
import './storyboard.css'

/** The first path to read: one that did not pass, else the first of all. */
const firstOf = ({ paths }: ReportFacts) => (paths.find(({ verdict }) => verdict !== 'passed') ?? paths[0])?.id ?? null

/** The report of a run: its result, its paths, and the storyboard of the opened one. */
export const Report = ({ facts }: { readonly facts: ReportFacts }) => {
  const place = placeIn(useHash(), { language: facts.language, path: firstOf(facts) })
  const { language } = place
  useEffect(() => {
    document.documentElement.lang = language
    document.title = texts[language].title
  }, [language])

  const go = (next: Place) => {
    location.hash = hashOf(next)
  }
  const opened = facts.paths.find(({ id }) => id === place.path)
  const flow = facts.flows.find(({ id }) => id === opened?.machine)
  return (
    <>
      <Banner facts={facts} language={language} onLanguage={(chosen) => go({ ...place, language: chosen })} />
      <div className="report-body">
        <PathList facts={facts} place={place} />
        <main>
          {opened === undefined || flow === undefined ? null : (
            <Storyboard flow={flow} folder={facts.folder} key={opened.id} language={language} path={opened} />
          )}
        </main>
      </div>
    </>
  )
}
