import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { previewLimit } from '../../src/api/contract/pdfViewer.ts'
import type { ImageSource, PrintedTemplate } from '../../src/domain/templates/printedTemplate.ts'
import { print } from '../../src/printing/printer.ts'
import { TemplatePreview } from '../../src/printing/preview/TemplatePreview.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { templateOf } from './support/templateOf.ts'
import { renderScreen } from './support/renderScreen.tsx'

const drawn = (template: PrintedTemplate) => print({ kind: 'template', template })

interface Picture {
  readonly width: number
  readonly height: number
  readonly type: string
  readonly paint?: (context: OffscreenCanvasRenderingContext2D) => void
}

const pictureOf = ({ width, height, type, paint }: Picture): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#2a7d55'
  context.fillRect(width / 4, height / 4, width / 2, height / 2)
  paint?.(context)
  return canvas.convertToBlob({ type })
}

/** Every pixel of another colour, which no format makes small. */
const noise = (context: OffscreenCanvasRenderingContext2D): void => {
  const { width, height } = context.canvas
  const pixels = context.createImageData(width, height)
  pixels.data.forEach((_, index, data) => {
    data[index] = index % 4 === 3 ? 255 : (index * 7919 + ((index * index) % 8191) * 131) % 256
  })
  context.putImageData(pixels, 0, 0)
}

/** A Windows bitmap of one green pixel (BITMAPFILEHEADER, BITMAPINFOHEADER). */
const bitmap = (): Blob => {
  const bytes = new Uint8Array(58)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0x424d)
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, 1, true)
  view.setInt32(22, 1, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  bytes.set([0x55, 0x7d, 0x2a], 54)
  return new Blob([bytes])
}

const dataUrlOf = async (picture: Blob): Promise<string> =>
  `data:${picture.type};base64,${btoa(String.fromCharCode(...new Uint8Array(await picture.arrayBuffer())))}`

const addressOf = (picture: Blob): string => {
  const address = URL.createObjectURL(picture)
  onTestFinished(() => URL.revokeObjectURL(address))
  return address
}

/** Sizes in pixels of the images inside of a PDF, their masks among them. */
const imagesIn = async (pdf: Blob): Promise<string[]> => {
  const text = new TextDecoder('latin1').decode(await pdf.arrayBuffer())
  return text
    .split('endobj')
    .filter((each) => each.includes('/Subtype /Image'))
    .map((each) => [/\/Width (\d+)/.exec(each)?.[1], /\/Height (\d+)/.exec(each)?.[1]].join('×'))
}

const valueOf = async (template: PrintedTemplate): Promise<Blob> => {
  const made = await drawn(template)
  if (!made.ok) throw new Error(made.failure.code)
  return made.value.content
}

describe('images of a template', () => {
  const wide: Picture = { width: 1200, height: 300, type: 'image/png' }

  it.each<readonly [name: string, make: () => ImageSource | Promise<ImageSource>, size: string]>([
    ['a file', () => pictureOf(wide), '470×118'],
    ['a data URL', async () => dataUrlOf(await pictureOf(wide)), '470×118'],
    ['an address', async () => addressOf(await pictureOf(wide)), '470×118'],
    ['a JPEG', () => pictureOf({ ...wide, type: 'image/jpeg' }), '470×118'],
    ['a WebP', () => pictureOf({ ...wide, type: 'image/webp' }), '470×118'],
    ['a bitmap', bitmap, '1×1'],
  ])('may come as %s, no larger than they are printed', async (_, make, size) => {
    const pdf = await valueOf(templateOf('1000000111', { logo: await make() }))
    expect(new Set(await imagesIn(pdf))).toEqual(new Set([size]))
  })

  it('fills the page with a background of any proportions, whole', async () => {
    const background = await pictureOf({ width: 600, height: 600, type: 'image/png' })
    expect(await imagesIn(await valueOf(templateOf('CTPIT00000', { background })))).toEqual(['1240×1754'])
  })

  it('stays below what the server keeps of a preview, whatever the images are', async () => {
    const logo = await pictureOf({ width: 900, height: 900, type: 'image/png', paint: noise })
    const background = await pictureOf({ width: 1600, height: 2200, type: 'image/png', paint: noise })
    const pdf = await valueOf(templateOf('1000000122', { logo, background }))
    expect(pdf.size).toBeLessThan(previewLimit)
  })

  it('says that an image cannot be read, and keeps nothing of it', async () => {
    const template = templateOf('1000000111', { logo: new Blob(['no image'], { type: 'image/png' }) })
    expect(await drawn(template)).toEqual({ ok: false, failure: { code: 'server.unreadable' } })
    const asked = vi.spyOn(Worker.prototype, 'postMessage')
    await drawn(template)
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })

  it('says that an image is not there, or nobody is', async () => {
    expect(await drawn(templateOf('1000000111', { logo: '/api/nothing-is-kept-here.png' }))).toMatchObject({
      ok: false,
    })
    expect(await drawn(templateOf('1000000111', { background: 'http://localhost:9/away.png' }))).toEqual({
      ok: false,
      failure: { code: 'connection.lost' },
    })
  })

  it('draws a template once however often it is asked for, and anew with another image', async () => {
    const asked = vi.spyOn(Worker.prototype, 'postMessage')
    const logo = await pictureOf(wide)
    const first = await drawn(templateOf('2000000201', { logo }))
    expect(await drawn(templateOf('2000000201', { logo }))).toBe(first)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await drawn(templateOf('2000000201', { logo: await pictureOf(wide) }))).not.toBe(first)
    expect(await drawn(templateOf('2000000201'))).not.toBe(first)
    expect(asked).toHaveBeenCalledTimes(3)
    asked.mockRestore()
  })
})

describe('the preview of a template', () => {
  const onClose = vi.fn<() => void>()
  const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
  const frame = () => document.querySelector('iframe')

  let server: FakeServer
  beforeEach(() => {
    vi.clearAllMocks()
    server = createFakeServer()
    server.answer(contract.keepPreview, { ts: 1_795_000_000_000 })
  })

  const open = (template: PrintedTemplate) =>
    renderScreen(<TemplatePreview onClose={onClose} template={template} />, { server })

  it.each([
    ['CTPIT00000', 'PIT Template Preview', 'PIT_Certificate_Template.pdf'],
    ['1000000121', 'E-invoice Template Preview', '1_C26TAA_1.pdf'],
  ] as const)(
    'of layout %s has its title and is downloaded under its name [001-2.5-02 002-9-18]',
    async (id, title, name) => {
      const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
      await open(templateOf(id))
      await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
      await expect.poll(() => frame()?.title).toBe(title)
      await userEvent.click(button('Download'))
      const [link] = saved.mock.contexts
      saved.mockRestore()
      expect(link instanceof HTMLAnchorElement && link.download).toBe(name)
    },
  )

  it('is 800 px high where the window is, and less where it is not', async () => {
    await page.viewport(1366, 1100)
    onTestFinished(() => page.viewport(1366, 768))
    await open(templateOf('1000000111'))
    await expect.poll(() => frame()?.getBoundingClientRect().height).toBe(800)
    await page.viewport(1366, 768)
    await expect.poll(() => frame()?.getBoundingClientRect().height).toBeLessThan(700)
    await expectNoViolations()
  })

  it('says why there is none, tries again, and closes by Escape', async () => {
    await open(templateOf('1000000111', { logo: new Blob(['no image']) }))
    await expect.element(page.getByRole('alert')).toMatchTextContent('The printed form could not be shown')
    await expect.element(button('Download')).toBeDisabled()
    await expectNoViolations()
    await userEvent.click(button('Try again'))
    await expect.element(page.getByRole('alert')).toMatchTextContent('The printed form could not be shown')
    // The pressed button is gone for a moment, and with it the focus.
    await expect.poll(() => document.activeElement?.closest('[role=dialog]') ?? null).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
