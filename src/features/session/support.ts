/** How customer service is reached (seed 002 §2.1): an e-mail and a line per language. The numbers are a demonstration's. */
export const support = {
  email: 'support@tokhai.example',
  vietnameseLine: '028 5550 0101',
  koreanLine: '028 5550 0102',
} as const

/** A phone number as a link dials it. */
export const dialled = (line: string): string => `tel:${line.replaceAll(' ', '')}`
