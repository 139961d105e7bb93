import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../../tools/charts/flows.ts'
import { readCatalogue } from '../../../tools/charts/words/catalogue.ts'
import { translateBy } from '../../../tools/charts/words/translate.ts'
import { wordingsOf } from '../../../tools/charts/words/wordings.ts'
import { readPerLocale } from '../../../tools/messages/perLocale.ts'
import { changesBetween } from '../../../tools/statecharts/diff/changes.ts'
import { overlayOf } from '../../../tools/statecharts/diff/overlay.ts'
import { tellerOf } from '../../../tools/statecharts/diff/sentences.ts'
import { diffTexts } from '../../../tools/statecharts/diff/texts/texts.ts'
import { wordsChanged } from '../../../tools/statecharts/diff/wordsChanged.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const known = (await readFlows(root)).find(({ id }) => id === 'session')
if (known === undefined) throw new Error('no flow')
const { chart } = known
const wordings = wordingsOf(known, await readPerLocale((locale) => readCatalogue(root, 'charts', locale)))

/** The chart as it might have stood before: another condition, another wait, no way to retry, none for an account that is not active. */
const before = {
  ...chart,
  transitions: chart.transitions
    .filter(
      ({ trigger, guard }) =>
        !(trigger.kind === 'event' && trigger.event === 'step.retried') && guard?.name !== 'isAccountNotActive',
    )
    .map((transition) => {
      if (transition.guard?.name === 'isNobody' && transition.source === 'readingSession')
        return { ...transition, guard: { name: 'isSignedIn', params: null } }
      return transition.trigger.kind === 'after' && transition.trigger.delay === 'denialNotice'
        ? { ...transition, trigger: { ...transition.trigger, lasts: 3000 } }
        : transition
    }),
}
const changes = changesBetween(before, chart)

describe('changes in words', () => {
  it.each([
    [
      'en',
      ', to “Signed out” (signedOut): condition: “is signed in” (isSignedIn) → “is nobody” (isNobody)',
      'waits: 3 s → 1.5 s',
      'new: transition “Unreachable” (unreachable)',
      ', condition: “is account not active” (isAccountNotActive), to “',
    ],
    [
      'vi',
      '): nếu: “đang đăng nhập” (isSignedIn) → “không ai đang đăng nhập” (isNobody)',
      'chờ: 3 giây → 1,5 giây',
      'mới: bước chuyển “Không kết nối được” (unreachable)',
      ', nếu: “tài khoản chưa được kích hoạt” (isAccountNotActive), đến “',
    ],
    [
      'ko',
      '조건: “로그인되어 있음” (isSignedIn) → “아무도 로그인되어 있지 않음” (isNobody)',
      '대기: 3초 → 1.5초',
      '추가됨: 전이 “연결할 수 없음” (unreachable)',
      ', 조건: “계정이 활성화되지 않음” (isAccountNotActive), 도착: “',
    ],
  ] as const)('are one line each in %s', (language, ...parts) => {
    const lines = changes.map(tellerOf(diffTexts[language], wordings[language]).sentence)
    for (const part of parts) expect(lines.filter((line) => line.includes(part))).toHaveLength(1)
    for (const line of lines) expect(line).not.toContain('\n')
  })

  it('stand in the drawing too, with what the lines mean', async () => {
    const { difference } = tellerOf(diffTexts.vi, wordings.vi)
    const drawing = await overlayOf(chart, changes, { labels: wordings.vi, texts: diffTexts.vi, difference })
    for (const word of Object.values(diffTexts.vi.legend)) expect(drawing).toContain(`>${word}<`)
    expect(drawing).toContain('>chờ: 3 giây → 1,5 giây ')
    expect(drawing).toMatch(/class="edge[^"]* added" data-arrow="session\.unreachable: step\.retried/)
  })
})

describe('a branch', () => {
  it('is told by its condition and its target, and its order by what is tried after it', () => {
    const [first, second, ...rest] = chart.transitions.filter(
      ({ source, trigger }) => source === 'readingSession' && trigger.kind === 'done',
    )
    if (first === undefined || second === undefined) throw new Error('no branches')
    const swapped = {
      ...chart,
      transitions: [
        { ...second, branch: 0 },
        { ...first, branch: 1 },
        ...rest,
        ...chart.transitions.filter((transition) => ![first, second, ...rest].includes(transition)),
      ],
    }
    const [line = '', ...others] = changesBetween(swapped, chart).map(tellerOf(diffTexts.en, wordings.en).sentence)
    expect(others).toEqual([])
    expect(line).toMatch(/condition: “[^”]+” \(\w+\), to “[^”]+” \(\w+\): order: tried before the one with /)
    expect(line).not.toMatch(/branch \d|number \d/)
  })
})

it('code stands in the line of a change and not in its drawing', () => {
  const other = {
    ...chart,
    states: chart.states.map((state) => (state.id === '' ? { ...state, context: '() => ({ rain: true })' } : state)),
  }
  const { sentence, difference } = tellerOf(diffTexts.vi, wordings.vi)
  const [change] = changesBetween(other, chart)
  if (change === undefined) throw new Error('no change')
  expect(sentence(change)).toContain('dữ liệu ghi nhớ: () => ({ rain: true }) → ')
  expect(difference(change)).toBe('dữ liệu ghi nhớ: đã đổi')
})

describe('what is said otherwise than before', () => {
  it('is one line, under the name that an event has now', () => {
    const lines = wordsChanged(
      [
        { subject: 'event page.seen', fact: 'sentence', value: 'The page is seen' },
        { subject: 'event session.refused', fact: 'sentence', value: 'The server no longer knows the session' },
        { subject: 'delay denialNotice', fact: 'sentence', value: 'Some time has passed' },
      ],
      known.sentences,
      new Map([['page.seen', 'page.shown']]),
      diffTexts.vi,
      translateBy({ 'event: The page is seen': 'Trang được nhìn thấy' }, diffTexts.vi.untranslated),
    )
    expect(lines).toEqual([
      'câu của sự kiện page.shown: “Trang được nhìn thấy” → “The page is shown again after it was hidden [chưa dịch]”',
      'câu của thời gian chờ denialNotice: “Some time has passed [chưa dịch]” → “The user has had time to read the notice [chưa dịch]”',
    ])
  })
})
