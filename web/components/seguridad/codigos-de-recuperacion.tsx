import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { guardarArchivo } from '#web/components/guardar-archivo.ts'
import { SITIO } from '#web/ui/marca.ts'

/** Shown this once. */
export function CodigosDeRecuperacion({ codigos, onDone }: { codigos: string[]; onDone: () => void }) {
  const texto = codigos.join('\n')
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone="success" role="status" title="Guarda tus códigos de recuperación">
        Guárdalos fuera de tu celular: con uno de ellos entras si lo pierdes. Cada uno sirve una vez y no los mostramos
        de nuevo.
      </Notice>
      <ul
        aria-label="Códigos de recuperación"
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-surface-2 p-4 font-mono text-small sm:grid-cols-2"
      >
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton value={texto} label="Copiar códigos" doneLabel="Códigos copiados" />
        <Button
          variant="outline"
          onClick={() =>
            guardarArchivo(
              'codigos-de-recuperacion.txt',
              `Códigos de recuperación de ${SITIO.marca}\n\n${texto}\n`,
              'text/plain',
            )
          }
        >
          Descargar códigos
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Ya los guardé
        </Button>
      </div>
    </div>
  )
}
