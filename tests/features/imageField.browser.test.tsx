import { msg } from '@lingui/core/macro'
import { useForm, valiForm } from '@modular-forms/react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { contract } from '../../src/api/contract/contract.ts'
import { imageRule, unsentImage } from '../../src/domain/image.ts'
import { ImageField } from '../../src/images/ImageField.tsx'
import { FormRoot } from '../../src/ui/form/connect/FormRoot.tsx'
import { Watch } from '../../src/ui/form/connect/Watch.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

const schema = v.object({ logo: imageRule })
type Values = v.InferInput<typeof schema>

const address = `/api/wtx/v1/files/images/${'a'.repeat(64)}.png`

const start = async (logo = '') => {
  const server = createFakeServer()
  server.answer(contract.uploadImage, { image_url: address })
  const onSaved = vi.fn<(values: Values) => void>()
  const Picture = () => {
    const [form] = useForm<Values>({ initialValues: { logo }, validate: valiForm(schema) })
    return (
      <FormRoot of={form} onSubmit={onSaved}>
        <ImageField
          isClosed={false}
          label="Logo"
          name="logo"
          of={form}
          purpose="logo"
          takesBmp
          uploadStep={msg`Failed to upload shop logo`}
        />
        <Watch name="logo" of={form}>
          {(value) => <samp>{value}</samp>}
        </Watch>
        <button type="submit">Save</button>
      </FormRoot>
    )
  }
  await renderScreen(<Picture />, { server })
  return { server, onSaved, value: () => document.querySelector('samp')?.textContent }
}

const drawnFile = async (width = 300, height = 200, name = 'logo.png', size = 0): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context?.fillRect(0, 0, width / 2, height)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob, new Uint8Array(Math.max(0, size - blob.size))], name, { type: 'image/png' })
}

const fileInput = () => page.getByLabelText('Logo: file')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const choose = async (file: File): Promise<void> => userEvent.upload(fileInput(), file)
const usePart = async (): Promise<void> => {
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await button('Use this part').click()
}

describe('a picture of a form', () => {
  test('is chosen, cut by keys, sent, shown, saved and removed [001-7-06]', async () => {
    const { server, onSaved, value } = await start()
    await expect.element(page.getByText('JPG, PNG, BMP; best at 140 × 120 pixels, at most 10 MB')).toBeVisible()
    await choose(await drawnFile())
    const zoom = page.getByRole('slider', { name: 'Zoom' })
    const zoomOf = () => Number(v.parse(v.instance(HTMLInputElement), zoom.element()).value)
    await expect.element(zoom).toBeVisible()
    await expectNoViolations()
    const before = zoomOf()
    await zoom.click()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(() => zoomOf()).toBeGreaterThan(before)
    await usePart()
    await expect.poll(value).toBe(address)
    expect(server.callsOf(contract.uploadImage)).toHaveLength(1)
    await expect.element(page.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', address)
    await button('Save').click()
    await expect.poll(() => onSaved.mock.calls).toEqual([[{ logo: address }]])
    await button('Remove the picture').click()
    expect(value()).toBe('')
    await expect.element(button('Choose a picture')).toHaveFocus()
    await expectNoViolations()
  })

  test('that is not sent says so, and nothing is saved before it is [001-8-06 001-8-11 001-8-15]', async () => {
    const { server, onSaved, value } = await start(address)
    server.refuse(contract.uploadImage, { status: 422, reason: 'image.notReadable', message: '' })
    await choose(await drawnFile())
    await usePart()
    await expect.element(page.getByText('Failed to upload shop logo')).toBeVisible()
    await button('Save').click()
    await expect
      .element(page.getByText('The picture was not sent: send it again, or keep the former one'))
      .toBeVisible()
    expect(onSaved).not.toHaveBeenCalled()
    await expectNoViolations()
    await button('Keep the former picture').click()
    expect(value()).toBe(address)
    await choose(await drawnFile())
    await usePart()
    await expect.element(button('Send again')).toBeVisible()
    server.answer(contract.uploadImage, { image_url: address.replace('a', 'b') })
    await button('Send again').click()
    await expect.poll(value).toBe(address.replace('a', 'b'))
  })

  test('can be cancelled while it is on its way, and the former one stays', async () => {
    const { server, value } = await start(address)
    const letGo = server.hold(contract.uploadImage)
    await choose(await drawnFile())
    await usePart()
    await expect.element(page.getByRole('progressbar', { name: 'Sending the picture' })).toBeVisible()
    expect(value()).toBe(unsentImage.sending)
    await button('Cancel').click()
    expect(value()).toBe(address)
    letGo()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    expect(value()).toBe(address)
  })

  test('is refused before it is sent where it is too large or no picture [001-2.3-01 001-5-13]', async () => {
    const { server, value } = await start()
    await choose(await drawnFile(10, 10, 'large.png', 10 * 1024 * 1024 + 1))
    await expect.element(page.getByText('The picture is too large')).toBeVisible()
    await choose(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' }))
    await expect.element(page.getByText('This file is not a picture that can be used')).toBeVisible()
    expect([value(), server.received.length]).toEqual(['', 0])
  })

  test.each([
    ['a cut picture', [0x89, 0x50, 0x4e, 0x47, 1, 2, 3], 'The picture is damaged or incomplete.'],
    ['a photo of a phone', [0, 0, 0, 32, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63, 0, 0], 'in the format HEIC'],
    [
      'a picture of a web page',
      Array.from('RIFF\u0024\0\0\0WEBPVP8 ', (letter) => letter.charCodeAt(0)),
      'in the format WebP',
    ],
    ['a PDF document', [0x25, 0x50, 0x44, 0x46], 'It is a PDF document.'],
    ['an empty file', [], 'The file is empty'],
  ])('is refused before it is sent by the name of what it is: %s', async (_, bytes, text) => {
    const { server, value } = await start()
    await choose(new File([Uint8Array.from(bytes)], 'logo.png', { type: 'image/png' }))
    await expect.element(page.getByText('This file is not a picture that can be used')).toBeVisible()
    await expect.element(page.getByText(text, { exact: false })).toBeVisible()
    expect([value(), server.received.length]).toEqual(['', 0])
  })
})
