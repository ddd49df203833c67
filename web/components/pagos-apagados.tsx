import { Notice } from '#web/ui/notice.tsx'

/** Before anybody fills in a form whose end is a payment. */
export function PagosApagados({ children }: { children: string }) {
  return (
    <Notice tone="warning" role="status" title="En este sitio todavía no se puede pagar en línea">
      {children}
    </Notice>
  )
}
