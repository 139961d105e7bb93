import { describe, expect, it } from 'vitest'
import { onChartsPage, unpictured } from '../support/chartsPage.ts'

const charts = onChartsPage()

const scale = async () => Number.parseInt((await charts.page.locator('.chart-zoom output').innerText()) || '0', 10)
const boxOf = async (selector: string) => {
  const box = await charts.page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not shown`)
  return box
}
const isWithinWindow = async (selector: string) => {
  const [part, window] = [await boxOf(selector), await boxOf('.chart-window')]
  return (
    part.x >= window.x &&
    part.y >= window.y &&
    part.x + part.width <= window.x + window.width &&
    part.y + part.height <= window.y + window.height
  )
}

describe('a drawing of the page of charts', () => {
  it.each([
    ['session', 'readingSession'],
    ['tokenSigning', 'askingPermission'],
    ['documentForm', 'resuming'],
  ])('opens large enough to be read, where the flow begins: %s', async (flow, initial) => {
    await charts.openDrawing(`#lang=en&flow=${flow}`)
    expect(await scale()).toBeGreaterThanOrEqual(100)
    expect(await isWithinWindow(`[data-state="${initial}"] text`)).toBe(true)
    const letters = await boxOf(`[data-state="${initial}"] text`)
    expect(letters.height).toBeGreaterThan(10)
  })

  it('opens whole once somebody has chosen that, until they choose otherwise', async () => {
    await charts.openDrawing('#lang=en&flow=session')
    await charts.page.getByRole('button', { name: 'Fit', exact: true }).click()
    const fitted = await scale()
    expect(fitted).toBeLessThan(100)
    await charts.page.reload()
    await charts.drawing.waitFor()
    expect(await scale()).toBe(fitted)
    await charts.page.getByRole('button', { name: 'Readable', exact: true }).click()
    await charts.page.reload()
    await charts.drawing.waitFor()
    expect(await scale()).toBeGreaterThanOrEqual(100)
  })

  it('is moved and zoomed by pointer and wheel, and a drag chooses nothing', async () => {
    await charts.openDrawing('#lang=en&flow=session')
    const window = await boxOf('.chart-window')
    const before = await boxOf('[data-state="readingSession"]')
    await charts.page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
    await charts.page.mouse.down()
    await charts.page.mouse.move(before.x + before.width / 2 + 80, before.y + before.height / 2 + 40, { steps: 5 })
    await charts.page.mouse.up()
    const dragged = await boxOf('[data-state="readingSession"]')
    expect([dragged.x - before.x, dragged.y - before.y].map(Math.round)).toEqual([80, 40])
    expect(await charts.page.locator('.chart-window .chosen').count()).toBe(0)
    const was = await scale()
    await charts.page.mouse.move(window.x + 200, window.y + 200)
    await charts.page.mouse.wheel(0, -300)
    await expect.poll(scale).toBeGreaterThan(was)
  })

  it('is moved and zoomed by keys', async () => {
    await charts.openDrawing('#lang=en&flow=session')
    await charts.page.locator('.chart-window [tabindex="0"]').focus()
    // The ring around what has the focus would count as part of the state.
    const label = '[data-state="readingSession"] text'
    const [was, before] = [await scale(), await boxOf(label)]
    await charts.page.keyboard.press('Shift+ArrowLeft')
    expect(Math.round((await boxOf(label)).x - before.x)).toBe(60)
    await charts.page.keyboard.press('+')
    expect(await scale()).toBeGreaterThan(was)
    await charts.page.keyboard.press('0')
    expect(await scale()).toBeLessThan(100)
    await charts.page.keyboard.press('1')
    expect(await scale()).toBe(was)
  })

  it('is moved by one finger and zoomed by two, and a tap chooses', async () => {
    await charts.openDrawing('#lang=en&flow=session', {
      viewport: { width: 390, height: 844 },
      browser: { hasTouch: true, isMobile: true },
    })
    await charts.page.locator('.chart-window').scrollIntoViewIfNeeded()
    const touch = await charts.page.context().newCDPSession(charts.page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    const { x, y, width, height } = await boxOf('.chart-window')
    const [left, top] = [x + width / 2, y + height / 2]
    const before = await boxOf('[data-state="readingSession"]')
    await send('touchStart', [[left, top]])
    await send('touchMove', [[left + 30, top + 20]])
    await send('touchMove', [[left + 60, top + 40]])
    await send('touchEnd', [])
    await expect.poll(async () => Math.round((await boxOf('[data-state="readingSession"]')).x - before.x)).toBe(60)
    const was = await scale()
    await send('touchStart', [
      [left - 30, top],
      [left + 30, top],
    ])
    await send('touchMove', [
      [left - 60, top],
      [left + 60, top],
    ])
    await send('touchEnd', [])
    await expect.poll(scale).toBe(2 * was)
    await charts.page.getByRole('button', { name: 'Readable', exact: true }).tap()
    await charts.page.locator('[data-state="readingSession"] text').first().tap()
    await charts.panel.getByText('readingSession', { exact: true }).waitFor()
  })
})

describe('the picture of a state', () => {
  it('is shown where it lies beside the page', async () => {
    await charts.openDrawing('#lang=en&flow=tokenSigning&part=pinWrong')
    await expect
      .poll(() =>
        charts.page
          .getByRole('img', { name: 'The product in the state PIN wrong' })
          .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBe(1)
  })

  it('is asked for by its command where nobody has taken it', async () => {
    await charts.openDrawing(`#lang=en&flow=tokenSigning&part=${unpictured}`, { complains: /ERR_FILE_NOT_FOUND/ })
    await charts.panel.getByText('npm run paths -- --views').waitFor()
    expect(await charts.panel.getByRole('img').count()).toBe(0)
  })
})
