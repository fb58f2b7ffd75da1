export function Section({ section }) {
  const Tag = section.tag;
  return (
    <Tag className={section.className || undefined} id={section.id || undefined}>
      {section.groups.map((group, index) => (
        <div className={group.className || undefined} data-note={group.note || undefined} key={index}>
          {group.items.map((item, place) => (
            <Item item={item} key={place} />
          ))}
        </div>
      ))}
    </Tag>
  );
}

function Item({ item }) {
  if (item.kind === 'picture') return <Picture picture={item} />;
  if (item.kind === 'icon') return <Icon icon={item} />;
  const common = { className: item.className || undefined, 'data-note': item.note || undefined };
  if (item.kind === 'link') {
    return (
      <a {...common} href={item.href}>
        {item.text}
      </a>
    );
  }
  const Tag = ['p', 'h2', 'h3'].includes(item.tag) ? item.tag : 'span';
  return <Tag {...common}>{item.text}</Tag>;
}

export function Card({ article }) {
  return (
    <li className="news-card">
      <div className="news-card-picture">
        <Picture picture={article.image} />
      </div>
      <div className="min-w-0">
        <time className="text-small text-slate">{article.date}</time>
        <h3 className="t-item mt-1">
          <a className="cover-link decoration-1 underline-offset-4" href={article.address}>
            {article.title}
          </a>
        </h3>
        {article.excerpt && <p className="mt-3 line-clamp-3 max-w-[40rem] text-slate">{article.excerpt}</p>}
      </div>
    </li>
  );
}

function Picture({ picture }) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source
          height={source.height}
          key={source.srcset}
          media={source.media || undefined}
          sizes={source.sizes}
          srcSet={source.srcset}
          type={source.type || undefined}
          width={source.width}
        />
      ))}
      <img
        alt={picture.alt}
        className={picture.className}
        data-blur={picture.blur || undefined}
        decoding="async"
        fetchPriority="low"
        height={picture.height}
        loading="lazy"
        sizes={picture.sizes || undefined}
        src={picture.src}
        srcSet={picture.srcset || undefined}
        width={picture.width}
      />
    </picture>
  );
}

function Icon({ icon }) {
  return (
    <svg aria-hidden="true" className={icon.className} focusable="false">
      {icon.shapes.map(({ href, path }) => (href ? <use href={href} key={href} /> : <path d={path} key={path} />))}
    </svg>
  );
}
