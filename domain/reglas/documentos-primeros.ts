import type { DocumentoPedido } from './clases.ts'

const aventura = (categoria: string): DocumentoPedido[] => [
  { tipo: 'sernatur', categoria, operador: '*', tarea: 'registro', nombre: 'Certificado del registro Sernatur', porque: 'La Ley 20.423 obliga a inscribir el turismo aventura.', conVencimiento: true, obligatorio: true },
  { tipo: 'seguro', categoria, operador: '*', tarea: 'registro', nombre: 'Póliza de accidentes personales', porque: 'Cubre a quienes viajan contigo si algo pasa.', conVencimiento: true, obligatorio: true },
  { tipo: 'primeros_auxilios', categoria, operador: '*', tarea: 'registro', nombre: 'Curso de primeros auxilios', porque: 'Quien guía debe saber qué hacer hasta que llegue ayuda.', conVencimiento: true, obligatorio: true },
]

/** What migration 0061 began with. */
export const DOCUMENTOS: DocumentoPedido[] = [
  { tipo: 'identidad', categoria: '*', operador: 'anfitrion', tarea: 'identidad', nombre: 'Cédula o pasaporte', porque: 'Comprobamos que eres quien dices ser. No lo mostramos.', conVencimiento: true, obligatorio: true },
  { tipo: 'constitucion', categoria: '*', operador: 'proveedor', tarea: 'identidad', nombre: 'Escritura o estatuto de la empresa', porque: 'Comprobamos que la empresa existe y quién la representa.', conVencimiento: false, obligatorio: true },
  { tipo: 'inicio_actividades', categoria: '*', operador: '*', tarea: 'actividad', nombre: 'Inicio de actividades en el SII', porque: 'Sin inicio de actividades no podemos emitir tus pagos.', conVencimiento: false, obligatorio: true },
  { tipo: 'resolucion_sanitaria', categoria: 'Culinaria', operador: '*', tarea: 'actividad', nombre: 'Resolución sanitaria', porque: 'Se pide a los locales que preparan comida. Si no aplica, déjala sin subir.', conVencimiento: false, obligatorio: false },
  ...aventura('Trekking'),
  ...aventura('Aventura'),
  ...aventura('Stand Up Paddle'),
  { tipo: 'plan_emergencia', categoria: 'Aventura', operador: '*', tarea: 'registro', nombre: 'Plan de emergencia', porque: 'Qué harás si alguien se accidenta o cambia el clima.', conVencimiento: false, obligatorio: true },
]
