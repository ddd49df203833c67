import { Spinner } from './spinner.tsx'

export function FullPageSpinner({ text }: { text: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 bg-bg text-primary">
      <Spinner size="large" />
      <p className="text-lead text-text-2">{text}</p>
    </div>
  )
}
