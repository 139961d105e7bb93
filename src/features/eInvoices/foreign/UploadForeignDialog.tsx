import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invoiceForeign, type ForeignOutcome } from '../../../api/contract/invoiceForeign.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FileDrop } from '../../../ui/form/FileDrop.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { problemTexts } from './problemTexts.ts'
import { foreignKeys } from './queries.ts'
import './foreign.css'

const useUpload = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) =>
      valueOrThrow(await api.send(invoiceForeign.upload, { body: { file, file_name: file.name.slice(0, 255) } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: foreignKeys.all }),
  })
}

const Outcome = ({ of: { problem, at, unknown } }: { readonly of: ForeignOutcome }) => {
  const { i18n } = useLingui()
  if (problem !== null)
    return (
      <>
        {i18n._(problemTexts[problem])}
        {at !== '' && ` (${at})`}
      </>
    )
  const names = unknown.join(', ')
  return unknown.length === 0 ? (
    <Trans>Taken in</Trans>
  ) : (
    <Trans>Taken in; elements that are not known here: {names}</Trans>
  )
}

const Outcomes = ({ files, kept }: { readonly files: readonly ForeignOutcome[]; readonly kept: number }) => {
  const { t } = useTexts()
  const total = files.length
  return (
    <>
      <Banner
        isLive
        title={t`${kept} of ${total} files were taken in`}
        tone={kept === total ? 'success' : kept === 0 ? 'danger' : 'warning'}
      />
      <PlainTable label={t`Files`}>
        <thead>
          <tr>
            <th scope="col">{t`File`}</th>
            <th scope="col">{t({ message: 'Number', context: 'Of a document' })}</th>
            <th scope="col">{t`Outcome`}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((outcome, place) => (
            // Two files of an archive may have one name, and none moves.
            <tr key={`${place} ${outcome.file}`}>
              <td className="foreign-name">{outcome.file}</td>
              <td className="foreign-number">{[outcome.serial_no, outcome.inv_no].join(' ').trim()}</td>
              <td>
                <Outcome of={outcome} />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </>
  )
}

/** Takes in signed XML that other systems have written, and says of each file what became of it. */
export const UploadForeignDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts()
  const { mutate, isPending, error, data } = useUpload()
  return (
    <Dialog
      footer={<Button isDisabled={isPending} onPress={onClose}>{t`Close`}</Button>}
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t`Take in invoices of other systems`}
    >
      <Stack gap={4}>
        {error !== null && <FormFailure failure={failureOf(error)} step={msg`Nothing was taken in`} />}
        <FileDrop
          accept=".xml,.zip"
          browse={t`Browse`}
          fileLabel={t`XML or zip file`}
          isPending={isPending}
          label={t`Drop a file here`}
          onChoose={mutate}
        >
          <Trans>Drop a signed XML file here, or a zip of up to 1,000 of them (20 MB).</Trans>
        </FileDrop>
        {data !== undefined && !isPending && <Outcomes files={data.files} kept={data.kept} />}
      </Stack>
    </Dialog>
  )
}
