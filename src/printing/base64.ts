/** The bytes as base64 (RFC 4648 §4). */
export const base64Of = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.slice(reader.result.indexOf(',') + 1) : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the bytes could not be read')))
    reader.readAsDataURL(content)
  })
