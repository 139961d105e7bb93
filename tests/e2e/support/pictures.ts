import type { Page } from 'playwright-core'
import { uploadImage } from '../../../src/api/contract/images.ts'

/** Sends the part of a picture that is chosen, and waits until the form has it: one that it had before is shown meanwhile. */
export const sendPicture = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().endsWith(uploadImage.path))
  await page.getByRole('button', { name: /^Use this part/ }).click()
  await answered
  await page.getByRole('progressbar', { name: 'Sending the picture' }).waitFor({ state: 'detached' })
}
