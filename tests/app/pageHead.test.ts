import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it('asks translators of browsers to leave the page alone, whose texts are in three languages already', async () => {
  const html = await readFile(new URL('../../index.html', import.meta.url), 'utf8')
  expect(html).toContain('<html lang="vi" translate="no">')
  expect(html).toContain('<meta name="google" content="notranslate" />')
})
