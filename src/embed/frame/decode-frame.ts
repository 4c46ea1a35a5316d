import { fieldsOf, isName, isText, mapOf, paramsOf, typeOf } from './decode';
import { FRAME_ERRORS, type FrameDetail, type FrameMessage, PROTOCOL_VERSION } from './protocol';

/** Larger than any screen, in CSS pixels. */
const LARGEST = 100_000;
const MOST_DETAILS = 20;
const LONGEST_TITLE = 300;

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LARGEST;

const isDetail = (value: unknown): value is FrameDetail[string] =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  isText(value);

/** Whether a message is the `hello` of a frame. */
export function isHello(data: unknown): boolean {
  const fields = fieldsOf(data, ['plinth', 'version']);
  return fields?.plinth === 'hello' && fields.version === PROTOCOL_VERSION;
}

/** The fields of each type besides `type` and `version`. */
const FIELDS = {
  ready: [],
  'signed-in': [],
  'signed-out': [],
  size: ['height', 'width'],
  title: ['title'],
  navigate: ['screen', 'params'],
  event: ['name', 'detail'],
  error: ['code'],
} as const satisfies Record<FrameMessage['type'], readonly string[]>;

/** Decodes a frame's message through the port; null if invalid. */
export function decodeFrameMessage(data: unknown): FrameMessage | null {
  const type = typeOf(data, FIELDS);
  const fields = type && fieldsOf(data, ['type', 'version', ...FIELDS[type]]);
  if (fields?.version !== PROTOCOL_VERSION) return null;
  switch (type) {
    case 'size': {
      const { height, width } = fields;
      return isSize(height) && isSize(width) ? { type, height, width } : null;
    }
    case 'title': {
      const { title } = fields;
      return isText(title, LONGEST_TITLE) ? { type, title } : null;
    }
    case 'navigate': {
      const { screen } = fields;
      const params = paramsOf(fields.params);
      return isName(screen) && params ? { type, screen, params } : null;
    }
    case 'event': {
      const detail = mapOf(fields.detail, MOST_DETAILS, isDetail);
      return isName(fields.name) && detail ? { type, name: fields.name, detail } : null;
    }
    case 'error': {
      const code = FRAME_ERRORS.find((known) => known === fields.code);
      return code ? { type, code } : null;
    }
    case 'ready':
    case 'signed-in':
    case 'signed-out':
      return { type };
    default:
      return null;
  }
}
