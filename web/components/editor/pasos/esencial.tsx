import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { TipoExperiencia } from '#contract/comun.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { CampoTexto, Observado } from '../campos.tsx'
import { useCampo, useEditor } from '../contexto.ts'

const OPCIONES = [
  { value: '', label: 'Elige un tipo' },
  ...TIPOS_EXPERIENCIA.map((tipo) => ({ value: tipo, label: tipo })),
]

export function PasoEsencial() {
  const { contenido, cambiar, isLocked } = useEditor()
  const { error } = useCampo('tipoExperiencia')
  return (
    <>
      <CampoTexto
        campo="nombreExperiencia"
        label="Nombre"
        max={60}
        hint="Empieza con un verbo: «Aprende a hornear pan de campo»"
      />
      <Observado campo="tipoExperiencia">
        <Field label="Tipo" name="tipoExperiencia" error={error}>
          <Select
            options={OPCIONES}
            value={contenido.tipoExperiencia ?? ''}
            disabled={isLocked}
            onChange={(event) =>
              cambiar({ tipoExperiencia: (event.currentTarget.value || null) as TipoExperiencia | null })
            }
          />
        </Field>
      </Observado>
      <CampoTexto
        campo="descripcionCorta"
        label="Descripción corta"
        max={140}
        isLargo
        rows={3}
        hint="Se lee en la lista, junto a la foto"
      />
    </>
  )
}
