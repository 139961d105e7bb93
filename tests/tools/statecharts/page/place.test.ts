import { describe, expect, it } from 'vitest'
import { hashOf, placeIn, type Place } from '../../../../tools/statecharts/page/place.ts'

const flows = ['door', 'window']
const beginning: Place = { language: 'vi', view: 'chart', flow: 'door', part: null, rule: null, run: null }

describe('where the reader is', () => {
  it('is the first flow in Vietnamese where the address says nothing', () =>
    expect(placeIn('', flows)).toEqual(beginning))

  it('comes back from the address', () => {
    const place: Place = {
      language: 'ko',
      view: 'rules',
      flow: 'window',
      part: 'window.open: pushed 1 -> closed',
      rule: '000-4-01',
      run: { start: 'a door & more', events: ['pushed: hard', 'pulled: hard', 'pushed: hard'] },
    }
    expect(placeIn(hashOf(place), flows)).toEqual(place)
  })

  it('is not in a flow, a view or a language that there is not', () => {
    expect(placeIn('#lang=fr&flow=roof&part=open&view=cellar', flows)).toEqual(beginning)
  })
})
