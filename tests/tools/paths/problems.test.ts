import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../walks/model/problem.ts'
import { buttonsDiffer, hasText } from '../../../walks/browser/compareView.ts'
import { viewOfRegions } from '../../../walks/browser/stateView.ts'
import { problemText } from '../../../tools/paths/problems/problemText.ts'
import { texts } from '../../../tools/paths/problems/texts.ts'

const nameOf = (id: string) => ({ pinWrong: 'Sai mã PIN', signed: 'Đã ký' })[id] ?? id

describe('the buttons of a state', () => {
  it('are exactly the declared ones, in any order', () => {
    expect(
      buttonsDiffer(
        { open: ['Stop signing', 'Try again'], closed: [] },
        { open: ['Try again', 'Stop signing'], closed: [] },
      ),
    ).toBeNull()
  })

  it('differ where one is missing, too much, or open instead of closed', () => {
    const declared = { open: ['Stop signing', 'Try again', 'Close'], closed: ['Send'] }
    expect(buttonsDiffer(declared, { open: ['Use another token', 'Send'], closed: ['Close'] })).toEqual({
      missing: ['Stop signing', 'Try again'],
      unexpected: ['Use another token'],
      closed: ['Close'],
      open: ['Send'],
    })
  })

  it('are counted: two of a name are not one', () => {
    expect(buttonsDiffer({ open: ['Close', 'Close'], closed: [] }, { open: ['Close'], closed: [] })).toMatchObject({
      missing: ['Close'],
    })
  })

  it('are those of a dialog alone where it lies over other regions', () => {
    const view = { headings: [], open: ['Log out'], closed: [], facts: [] }
    const dialog = { ...view, headings: ['Your session ends soon'], open: ['Later'], isModal: true }
    expect(viewOfRegions([dialog, view])).toMatchObject({ headings: ['Your session ends soon'], open: ['Later'] })
    expect(viewOfRegions([view, { ...view, open: ['Stay'] }]).open).toEqual(['Log out', 'Stay'])
  })
})

describe('a text that carries a fact', () => {
  it('is sought as words of its own', () => {
    expect(hasText('2 attempts left before', '2 attempts left')).toBe(true)
    expect(hasText('12 attempts left', '2 attempts left')).toBe(false)
    expect(hasText('7 attempts left', '2 attempts left')).toBe(false)
    expect(hasText('Valid 01/01/2026 –\n 31/12/2028.', '01/01/2026 – 31/12/2028')).toBe(true)
  })
})

describe('what was wrong in a walk', () => {
  const missing: Problem = {
    code: 'buttons.differ',
    states: ['pinWrong'],
    missing: ['Stop signing'],
    unexpected: [],
    closed: [],
    open: [],
  }

  it('names a missing control and the state that was reached, in the reader’s language', () => {
    expect(problemText(missing, texts.vi.problem, nameOf)).toBe(
      'Các nút không đúng với trạng thái “Sai mã PIN”: thiếu: “Stop signing”',
    )
    expect(problemText(missing, texts.en.problem, () => 'PIN wrong')).toBe(
      'The buttons are not those of “PIN wrong”: missing: “Stop signing”',
    )
    expect(problemText(missing, texts.ko.problem, () => 'PIN 오류')).toContain(
      '“PIN 오류” 상태의 버튼과 다릅니다: 없음: “Stop signing”',
    )
  })

  it('names the state that should have been reached, and the one that was', () => {
    const other: Problem = { code: 'states.other', states: ['signed'], reached: ['pinWrong'] }
    expect(problemText(other, texts.vi.problem, nameOf)).toBe('Luồng dừng ở “Sai mã PIN” thay vì “Đã ký”.')
  })
})
