import { expect, test } from 'vitest'
import { statusNames } from '../../server/areas/declarations/store/statusNames.ts'

import { authorityStatuses, shownStatus } from '../../src/domain/declaration/status.ts'
import { statusAppearances } from '../../src/features/declarations/DeclarationStatusBadge.tsx'
import { readCatalogue } from '../../tools/messages/readPo.ts'

const texts = 'src/features/declarations/texts'

test('the status names that a search finds are those that the list shows', async () => {
  const shown = { vi: await readCatalogue('.', texts, 'vi'), ko: await readCatalogue('.', texts, 'ko') }
  for (const status of authorityStatuses) {
    const { message: english } = statusAppearances[shownStatus(status)].label
    const inLanguage = (locale: 'vi' | 'ko') => shown[locale].find(({ source }) => source === english)?.translation
    expect(statusNames[status]).toEqual([inLanguage('vi'), english, inLanguage('ko')])
  }
})
