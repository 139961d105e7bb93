import pdfmake from 'pdfmake/build/pdfmake.min.js'
import type { PrintedForm } from '../../../../domain/declaration/print/printed-form.ts'
import type { ServerFailure } from '../../../../domain/failure.ts'
import { fail, succeed, type Result } from '../../../../domain/result.ts'
import { base64Of } from './base64.ts'
import { pdfDefinition } from './definition.ts'
import { fontsFor } from './fonts.ts'
import { openTypeOf } from './openTypeOf.ts'
import { hasHangul } from './typefaces.ts'

const loaded = new Set<string>()

/** Answers whether the file is there; it is fetched once for as long as the page lives. */
const loadFont = async (name: string, address: string, signal: AbortSignal): Promise<boolean> => {
  if (loaded.has(name)) return true
  const response = await fetch(address, { signal })
  if (!response.ok) return false
  pdfmake.addVirtualFileSystem({ [name]: await base64Of(await openTypeOf(await response.blob())) })
  loaded.add(name)
  return true
}

/** The printed form as a PDF. Fails only where a font cannot be fetched. */
export const makePdf = async (form: PrintedForm, signal: AbortSignal): Promise<Result<Blob, ServerFailure>> => {
  const { files, dictionary } = fontsFor(hasHangul(JSON.stringify(form)))
  try {
    const isLoaded = await Promise.all(Object.entries(files).map(([name, address]) => loadFont(name, address, signal)))
    if (isLoaded.includes(false)) return fail({ code: 'connection.lost' })
  } catch (error) {
    // What fetch throws where there is no connection, and where nobody waits any more.
    if (error instanceof TypeError) return fail({ code: 'connection.lost' })
    if (signal.aborted) return fail({ code: 'connection.cancelled' })
    throw error
  }
  pdfmake.setFonts(dictionary)
  return succeed(await pdfmake.createPdf(pdfDefinition(form)).getBlob())
}
